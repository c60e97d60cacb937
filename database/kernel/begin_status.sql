-- Keeps since when a row has its status, for tables with a column status_since.
create or replace function begin_status() returns trigger language plpgsql as $$
begin
  new.status_since := now();
  return new;
end $$;
