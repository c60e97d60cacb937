-- Cached pages of the other centers that show the vacancy are dropped too.
create or replace function tell_of_sharing() returns trigger language plpgsql as $$
declare
  center uuid;
begin
  for center in select distinct unnest(old.shared_with || new.shared_with) loop
    perform pg_notify('public_changed', center::text);
  end loop;
  return null;
end $$;

create or replace trigger tell_of_sharing after update on vacancies for each row
  when (old.shared_with <> '{}' or new.shared_with <> '{}') execute function tell_of_sharing();
create or replace trigger tell_of_shared_no_more after delete on vacancies for each row when (old.shared_with <> '{}') execute function tell_of_sharing();
