#!/bin/sh
# The judge: called with files, the first of which is the input. It plays against the program, which is at the other end
# of standard input and output, and ends with 0 where that has won, else with 1.
set -u

lost() {
    echo "$1" >&2
    # The program may have ended.
    trap '' PIPE
    echo "-1 -1" 2>/dev/null
    exit 1
}

# Takes $2 cards from $1 on out of $rows, which are written as `first:last`.
take() {
    last=$(($1 + $2 - 1)) left='' is_there=no
    for row in $rows; do
        if [ "${row%:*}" -le "$1" ] && [ "$last" -le "${row#*:}" ]; then
            is_there=yes
            [ "${row%:*}" -eq "$1" ] || left="$left ${row%:*}:$(($1 - 1))"
            [ "$last" -eq "${row#*:}" ] || left="$left $((last + 1)):${row#*:}"
        else
            left="$left $row"
        fi
    done
    rows=$left
    [ "$is_there" = yes ]
}

read -r n l r <"$1"
echo "$n $l $r"
rows="1:$n" move=0
read -r choice || lost "the program has not chosen who is first"
case $choice in
First) ;;
Second) move=1 ;;
*) lost "First or Second, not $choice" ;;
esac
while :; do
    if [ $((move % 2)) -eq 0 ]; then
        read -r x y || lost "the program does not take any cards"
        case $x,$y in
        *[!0-9,]* | ,* | *,) lost "two numbers, not $x $y" ;;
        esac
        { [ "$l" -le "$y" ] && [ "$y" -le "$r" ]; } || lost "$l to $r cards, not $y"
        take "$x" "$y" || lost "some of the $y cards from $x on are not there"
    else
        # By turns from the middle, the start and the end of the first row that is long enough, as few as can be.
        x=0
        for row in $rows; do
            first=${row%:*} end=$((${row#*:} - l + 1))
            if [ "$end" -ge "$first" ]; then
                case $((move % 6)) in
                1) x=$(((first + end) / 2)) ;;
                3) x=$first ;;
                *) x=$end ;;
                esac
                break
            fi
        done
        if [ "$x" -eq 0 ]; then
            echo "0 0"
            exit 0
        fi
        echo "$x $l"
        take "$x" "$l"
    fi
    move=$((move + 1))
done
