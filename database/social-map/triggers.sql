create or replace trigger touch before update on social_map_entries for each row execute function touch();
create or replace trigger begin_status before update of status on social_map_entries for each row
  when (old.status is distinct from new.status) execute function begin_status();
create or replace trigger public_change after insert or update or delete on social_map_entries for each statement execute function tell_public_change();
create or replace trigger touch before update on social_map_suggestions for each row execute function touch();
