#!/bin/bash
# Run once by PostgreSQL's image, on an empty volume: creates the two roles and the database
# (docs/operations/database.md, Database roles).
set -euo pipefail

psql -v ON_ERROR_STOP=1 -U postgres \
  -v owner="$(cat /run/secrets/owner_password)" -v running="$(cat /run/secrets/running_password)" <<'SQL'
create role vinlore_owner login password :'owner';
create role vinlore login password :'running';
alter role vinlore set statement_timeout = '30s';
alter role vinlore set idle_in_transaction_session_timeout = '60s';
create database vinlore owner vinlore_owner;
\c vinlore
create extension if not exists pg_trgm;
SQL
