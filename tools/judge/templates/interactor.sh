#!/bin/sh
# The judge of JUDGE 0000: called with files, the first of which is the fixture's input. Its standard input is what the
# program prints, and what it prints the program reads. It ends with 0 where the answer is right, else with 1.
# The example knows a number from 1 to n; the input is `n number`. Write what this problem's judge does.
set -u

wrong() {
    echo "$1" >&2
    exit 1
}

read -r n number <"$1"
echo "$n"
asked=0
while read -r guess; do
    asked=$((asked + 1))
    case $guess in
    '' | *[!0-9]*) wrong "a number, not $guess" ;;
    esac
    [ "$asked" -le 64 ] || wrong "more than 64 guesses"
    if [ "$number" -lt "$guess" ]; then
        echo less
    elif [ "$number" -gt "$guess" ]; then
        echo more
    else
        echo right
        exit 0
    fi
done
wrong "the number was not guessed"
