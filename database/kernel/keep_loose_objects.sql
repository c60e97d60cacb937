-- Keeps loose_objects what it says: the objects that no row names (ADR 0079). Whatever deletes or replaces a row leaves its object there, a
-- cascade too; and a row comes to name an object only while nobody removes it. Runs as the owner, and knows no keys but those of the row,
-- whose wall has been passed.
create or replace function keep_loose_objects() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before constant text := case when tg_op <> 'INSERT' then old.object_key end;
  after constant text := case when tg_op <> 'DELETE' then new.object_key end;
begin
  if before is distinct from after then
    -- Whoever reads a center as it was a moment ago, as an export does for at most two hours, still finds it.
    if before is not null then
      insert into loose_objects (key, due_at) values (before, now() + interval '3 hours');
    end if;
    if after is not null then
      delete from loose_objects where key = after and not is_taken;
      if not found then
        raise exception 'no row may name the object %: it was never put, has a row, or is being removed', after using errcode = 'serialization_failure';
      end if;
    end if;
  end if;
  return null;
end $$;

revoke execute on function keep_loose_objects() from public;
