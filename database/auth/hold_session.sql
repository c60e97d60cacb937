-- A write in a center holds the session of its caller until it commits (contract §1.5): whoever ends the session first makes the
-- write fail, whoever comes later waits for it. vw_app sees nothing of the row but this answer.
-- PL/pgSQL, because every write asks twice: it keeps the plan for as long as the connection lives, which halves the time of the
-- SQL function that stood here before.
create or replace function hold_session(of_client text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform from sessions where client = of_client and expires_at > now() for key share;
  return found;
end $$;

revoke execute on function hold_session(text) from public;
grant execute on function hold_session(text) to vw_app, vw_platform;
