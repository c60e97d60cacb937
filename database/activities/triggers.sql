create or replace trigger touch before update on activities for each row execute function touch();
create or replace trigger touch before update on activity_occurrences for each row execute function touch();
create or replace trigger touch_occurrences after update on activities for each row execute function touch_occurrences();
create or replace trigger public_change after insert or update or delete on activities for each statement execute function tell_public_change();
create or replace trigger public_change after insert or update or delete on activity_occurrences for each statement execute function tell_public_change();
create or replace trigger begin_status before update of status on activities for each row
  when (old.status is distinct from new.status) execute function begin_status();
