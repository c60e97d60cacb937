create or replace trigger touch before update on uploads for each row execute function touch();
create or replace trigger public_change after insert or update or delete on uploads for each statement execute function tell_public_change();
create or replace trigger loose_objects after insert or delete or update of object_key on upload_copies for each row execute function keep_loose_objects();
