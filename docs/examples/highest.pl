#!/usr/bin/env perl
# A bot in Perl: the most valuable tile, and rather where three corners meet numbers.
use strict;
use warnings;
use JSON::PP;
use List::Util qw(sum);

$| = 1;    # every answer goes out at once

# The points of a cell such as "1,0"; it points up when x + y is even.
sub corners {
    my ($x, $y) = split /,/, shift;
    return ($x + $y) % 2 == 0
        ? ("$x,$y", join(",", $x + 1, $y + 1), join(",", $x - 1, $y + 1))
        : (join(",", $x, $y + 1), join(",", $x - 1, $y), join(",", $x + 1, $y));
}

# What to like an action for: three corners on numbers are a bridge, a double or a hexagon.
sub worth {
    my ($action, $taken) = @_;
    my ($numbers, $cell) = split /@/, $action;
    return -1 unless defined $cell;
    my $bonus = (grep { $taken->{$_} } corners($cell)) == 3 ? 30 : 0;
    return $bonus + sum split //, $numbers;
}

while (my $line = <STDIN>) {
    my $message = decode_json($line);
    my $answer;
    if ($message->{hello}) {
        $answer = { name => "Highest (Perl)", author => "Dreistein's examples" };
    } elsif (my $asked = $message->{think}) {
        my %taken = map { $_ => 1 } map { corners((split /@/)[1]) } @{ $asked->{view}{board} };
        my ($best) = sort { worth($b, \%taken) <=> worth($a, \%taken) } @{ $asked->{legal} };
        $answer = { action => $best };
    } else {
        last;
    }
    print encode_json($answer), "\n";
}
