create or replace trigger touch before update on volunteer_center_profiles for each row execute function touch();
create or replace trigger public_change after insert or update or delete on volunteer_center_profiles for each statement execute function tell_public_change();
