create or replace trigger touch before update on workshops for each row execute function touch();
create or replace trigger touch before update on workshop_registrations for each row execute function touch();
create or replace trigger public_change after insert or update or delete on workshops for each statement execute function tell_public_change();
create or replace trigger public_change after insert or update or delete on workshop_sessions for each statement execute function tell_public_change();
create or replace trigger public_change after insert or update or delete on workshop_registrations for each statement execute function tell_public_change();
create or replace trigger begin_status before update of status on workshops for each row
  when (old.status is distinct from new.status) execute function begin_status();
