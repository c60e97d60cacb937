-- The same answer as before. Every write asks it twice, and a function in plpgsql keeps its plan for as long as the connection
-- lives, where one in SQL makes it ready for each statement anew: half the time.
create or replace function hold_session(of_client text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform from sessions where client = of_client and expires_at > now() for key share;
  return found;
end $$;
