-- Progress is no new version: nobody edits it.
create or replace trigger touch before update on imports for each row
  when ((old.status, old.mapping, old.invite, old.problem) is distinct from (new.status, new.mapping, new.invite, new.problem)) execute function touch();
create or replace trigger touch before update on import_rows for each row execute function touch();
