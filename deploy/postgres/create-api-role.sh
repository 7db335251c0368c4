#!/bin/sh
# Creates the role of the API. `db migrate --api-role` gives it the rights that it needs.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$API_PASSWORD" --username postgres --dbname zodiac <<'SQL'
create role zodiac_api login password :'password';
SQL
