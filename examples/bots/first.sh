#!/bin/sh
# A bot for any shell: it takes the first option. The id is the first number after "id" on the line.
echo '{"type": "ready", "name": "first", "view": false}'
while read -r line; do
  case $line in
  '{"type":"decide"'*)
    id=${line#*'"id":'}
    echo "{\"id\": ${id%%,*}, \"index\": 0}"
    ;;
  esac
done
