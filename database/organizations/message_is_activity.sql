-- A message on behalf of an organization counts as its activity.
create or replace function message_is_activity() returns trigger language plpgsql as $$
begin
  if new.author_id is not null then perform note_activity(new.author_id, new.created_at); end if;
  return null;
end $$;

create or replace trigger activity after insert on messages for each row when (new.side = 'organization') execute function message_is_activity();
