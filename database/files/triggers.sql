-- Copies that are added later are no new version of a file that somebody is editing.
create or replace trigger touch before update of name, status, key, alt_nl, alt_en, decorative, focus_x, focus_y, credit, license on files
  for each row execute function touch();
create or replace trigger public_change after insert or update or delete on files for each statement execute function tell_public_change();
create or replace trigger public_change after insert or update or delete on file_uses for each statement execute function tell_public_change();
create or replace trigger touch before update on stock_images for each row execute function touch();
create or replace trigger loose_objects after insert or delete or update of object_key on file_copies for each row execute function keep_loose_objects();
