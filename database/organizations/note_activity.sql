-- Sets last_active_at of the organizations that a person works for: at most once an hour, and without waiting for a row that
-- somebody is changing at this moment, which is activity too. PL/pgSQL, because it keeps its plans and most callers work for no
-- organization.
create or replace function note_activity(person uuid, moment timestamptz) returns void language plpgsql as $$
declare
  center uuid := nullif(current_setting('app.center_id', true), '')::uuid;
  own uuid[] := array(select r.organization_id from user_roles r
    where r.user_id = person and r.volunteer_center_id = center and r.organization_id is not null);
begin
  if own = '{}' then return; end if;
  update organizations o set last_active_at = moment
  from (select x.volunteer_center_id, x.id from organizations x
    where x.volunteer_center_id = center and x.id = any(own)
      and (x.last_active_at is null or x.last_active_at < moment - interval '1 hour')
    for no key update skip locked) due
  where o.volunteer_center_id = due.volunteer_center_id and o.id = due.id;
end $$;
