create or replace trigger touch before update on help_requests for each row execute function touch();
create or replace trigger begin_status before update of status on help_requests for each row
  when (old.status is distinct from new.status) execute function begin_status();
create or replace trigger public_change after insert or update or delete on help_requests for each statement execute function tell_public_change();
create or replace trigger touch before update on help_matches for each row execute function touch();
create or replace trigger begin_status before update of status on help_matches for each row
  when (old.status is distinct from new.status) execute function begin_status();
