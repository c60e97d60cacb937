create or replace trigger touch before update on volunteer_centers for each row execute function touch();
create or replace trigger public_change after insert or update or delete on volunteer_centers for each statement execute function tell_site_change();
create or replace trigger public_change after insert or update or delete on tenants for each statement execute function tell_site_change();
create or replace trigger public_change after insert or update or delete on tenant_hosts for each statement execute function tell_site_change();
create or replace trigger public_change after insert or update of started_at or delete on center_removals for each statement execute function tell_site_change();
