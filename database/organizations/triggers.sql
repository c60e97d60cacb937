create or replace trigger touch before update on addresses for each row execute function touch();
create or replace trigger touch before update on organization_profiles for each row execute function touch();
create or replace trigger public_change after insert or update or delete on organization_profiles for each statement execute function tell_public_change();
create or replace trigger public_change after insert or update or delete on addresses for each statement execute function tell_public_change();
create or replace trigger begin_status before update of status on organizations for each row
  when (old.status is distinct from new.status) execute function begin_status();
-- Activity is no new version, and no public change. A column that visitors see belongs into the list below.
create or replace trigger touch before update on organizations for each row
  when (old.last_active_at is not distinct from new.last_active_at) execute function touch();
create or replace trigger public_change after insert or delete or update of name, slug, organization_type, status, summary, website, phone, public_email,
  kvk_number, legal_form, address_id, response_median_days, denied_reason, archived_reason on organizations
  for each statement execute function tell_public_change();
