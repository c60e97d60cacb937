-- Writes down that these objects may come to exist without a row (ADR 0079): where none comes within a day they are removed. Runs as the
-- owner, and takes keys of the center of the transaction alone.
create or replace function announce_objects(keys text[]) returns void language sql security definer set search_path = public, pg_temp as $$
  insert into loose_objects (key, due_at)
  select key, now() + interval '1 day' from unnest(keys) key where starts_with(key, nullif(current_setting('app.center_id', true), '') || '/');
$$;

revoke execute on function announce_objects(text[]) from public;
grant execute on function announce_objects(text[]) to vw_app;
