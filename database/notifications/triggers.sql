create or replace trigger touch before update on notifications for each row execute function touch();
