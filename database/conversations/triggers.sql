create or replace trigger touch before update on conversations for each row execute function touch();
create or replace trigger touch before update on messages for each row execute function touch();
create or replace trigger touch before update on attachments for each row execute function touch();
