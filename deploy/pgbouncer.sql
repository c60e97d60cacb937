-- Run once in the product's database, as an administrator: psql -v ON_ERROR_STOP=1 -f deploy/pgbouncer.sql volunteers
-- Then give it a password, the same as in userlist.txt: \password pgbouncer
create role pgbouncer login;
create schema pgbouncer;
-- Of the product's logins only, so that nobody comes in through the bouncer as anybody else.
create function pgbouncer.secret_of(asked text, out login text, out secret text) returns setof record
  language sql stable security definer set search_path = pg_catalog as $$
  select rolname, rolpassword from pg_authid where rolname = asked and rolname in ('vw_app', 'vw_platform', 'vw_worker')
$$;
revoke all on function pgbouncer.secret_of(text) from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.secret_of(text) to pgbouncer;
