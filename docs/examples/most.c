/* A bot that takes the most points at once, without a library:
   cc -O2 -o most most.c && dreistein bot-check "cmd:./most" */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Where the value of a name begins. The names asked for here stand nowhere else in a message. */
static const char *value(const char *line, const char *name) {
    const char *found = strstr(line, name);
    return found ? strchr(found + strlen(name), ':') + 1 : NULL;
}

/* The number, counted from 0, of the largest in a list such as [52, -5]. */
static int largest(const char *list) {
    long most = 0;
    int best = -1;
    for (int at = 0; *list && *list != ']'; at++) {
        char *end;
        long number = strtol(list + strspn(list, "[, "), &end, 10);
        if (best < 0 || number > most) {
            most = number;
            best = at;
        }
        list = end;
    }
    return best;
}

/* Print the text of that number in a list such as ["453@1,0", "+"]; no action has a quote. */
static void print_text(const char *list, int number) {
    const char *begin = strchr(list, '"') + 1;
    while (number-- > 0) begin = strchr(strchr(begin, '"') + 1, '"') + 1;
    printf("{\"action\": \"%.*s\"}\n", (int)(strchr(begin, '"') - begin), begin);
}

int main(void) {
    static char line[1 << 20];
    while (fgets(line, sizeof line, stdin) && !value(line, "\"quit\"")) {
        if (value(line, "\"hello\""))
            puts("{\"name\": \"Most\", \"author\": \"Dreistein's examples\"}");
        else
            print_text(value(line, "\"legal\""), largest(value(line, "\"points\"")));
        fflush(stdout);
    }
    return 0;
}
