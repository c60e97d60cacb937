create or replace trigger touch before update on conversations for each row execute function touch();
create or replace trigger touch before update on messages for each row execute function touch();
create or replace trigger touch before update on attachments for each row execute function touch();
create or replace trigger loose_objects after insert or delete or update of object_key on attachments for each row execute function keep_loose_objects();
