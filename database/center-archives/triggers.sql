create or replace trigger loose_objects after insert or delete or update of object_key on center_export_parts for each row execute function keep_loose_objects();
