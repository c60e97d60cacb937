-- Cached pages of other centers show the organization's name beside its shared vacancies.
create or replace function tell_of_sharing_organization() returns trigger language plpgsql as $$
declare
  center uuid;
begin
  for center in select distinct unnest(v.shared_with) from vacancies v
    where v.volunteer_center_id = new.volunteer_center_id and v.organization_id = new.id and v.shared_with <> '{}' loop
    perform pg_notify('public_changed', center::text);
  end loop;
  return null;
end $$;

create or replace trigger tell_of_sharing after update of name, status on organizations for each row
  when (old.name <> new.name or old.status <> new.status) execute function tell_of_sharing_organization();
