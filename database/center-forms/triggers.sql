create or replace trigger touch before update on center_forms for each row execute function touch();
-- Public pages show the forms of the center.
create or replace trigger public_change after insert or update or delete on center_forms for each statement execute function tell_public_change();
