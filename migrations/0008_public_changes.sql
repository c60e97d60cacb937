-- Cached public pages of a center are dropped in every process when what they show has changed (architecture §1.12).
create function tell_public_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_changed', coalesce(nullif(current_setting('app.center_id', true), ''), '*'));
  return null;
end $$;
create trigger public_change after insert or update or delete on vacancies for each statement execute function tell_public_change();
create trigger public_change after insert or update or delete on organizations for each statement execute function tell_public_change();
create trigger public_change after insert or update or delete on organization_profiles for each statement execute function tell_public_change();
create trigger public_change after insert or update or delete on addresses for each statement execute function tell_public_change();
create trigger public_change after insert or update or delete on volunteer_center_profiles for each statement execute function tell_public_change();
create trigger public_change after insert or update or delete on volunteer_centers for each statement execute function tell_public_change();
