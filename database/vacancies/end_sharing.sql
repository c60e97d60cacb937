-- A new, copied or moved vacancy is shared with nobody, and one that has ended no longer, whoever ended it (ADR 0037).
create or replace function end_sharing() returns trigger language plpgsql as $$
begin
  new.shared_with := '{}';
  return new;
end $$;

create or replace trigger share_nothing_new before insert on vacancies for each row execute function end_sharing();
create or replace trigger end_sharing before update on vacancies for each row
  when (new.shared_with <> '{}' and new.status in ('closed', 'archived')) execute function end_sharing();
