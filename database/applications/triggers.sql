create or replace trigger touch before update on applications for each row execute function touch();
