// A bot that takes the most points at once, with the standard library alone:
// rustc -O most.rs && dreistein bot-check "cmd:./most"
use std::io::{self, BufRead, Write};

/// The inside of a list; the names asked for here stand nowhere else in a message.
fn list<'a>(line: &'a str, name: &str) -> &'a str {
    let after = &line[line.find(name).expect("a question has this list")..];
    let inside = &after[after.find('[').expect("it is a list") + 1..];
    &inside[..inside.find(']').expect("which ends")]
}

fn answer(line: &str) -> String {
    if line.contains("\"hello\"") {
        return r#"{"name": "Most", "author": "Dreistein's examples"}"#.to_string();
    }
    let points = list(line, "\"points\"").split(',').map(|one| one.trim().parse::<i64>());
    let mut best = (0, i64::MIN);
    for (number, worth) in points.enumerate() {
        let worth = worth.expect("points are numbers");
        if worth > best.1 {
            best = (number, worth);
        }
    }
    // No action has a quote, so every second part lies between two.
    let action = list(line, "\"legal\"").split('"').nth(2 * best.0 + 1).expect("as long");
    format!("{{\"action\": \"{action}\"}}")
}

fn main() {
    for line in io::stdin().lock().lines() {
        let line = line.expect("messages are UTF-8");
        if line.contains("\"quit\"") {
            return;
        }
        println!("{}", answer(&line));
        io::stdout().flush().expect("the table listens");
    }
}
