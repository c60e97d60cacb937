create or replace trigger touch before update on vacancies for each row execute function touch();
create or replace trigger begin_status before update of status on vacancies for each row
  when (old.status is distinct from new.status) execute function begin_status();
-- Only what visitors can see is a public change: a draft that is saved while somebody types drops no cached page.
create or replace trigger public_change_made after insert on vacancies for each row
  when (new.status in ('published', 'paused', 'filled', 'closed')) execute function tell_public_change();
create or replace trigger public_change_changed after update on vacancies for each row
  when (new.status in ('published', 'paused', 'filled', 'closed') or old.status in ('published', 'paused', 'filled', 'closed'))
  execute function tell_public_change();
create or replace trigger public_change_removed after delete on vacancies for each row
  when (old.status in ('published', 'paused', 'filled', 'closed')) execute function tell_public_change();
