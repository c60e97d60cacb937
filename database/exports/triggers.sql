-- Progress is no new version: nobody edits it.
create or replace trigger touch before update on exports for each row when (old.status is distinct from new.status) execute function touch();
