create or replace trigger note_state_made after insert on vacancies for each row execute function note_state();
create or replace trigger note_state_changed after update of status on vacancies for each row
  when (old.status is distinct from new.status) execute function note_state();
create or replace trigger note_state_removed after delete on vacancies for each row execute function note_state();
create or replace trigger note_state_made after insert on applications for each row execute function note_state();
create or replace trigger note_state_changed after update of status on applications for each row
  when (old.status is distinct from new.status) execute function note_state();
create or replace trigger note_state_made after insert on organizations for each row execute function note_state();
create or replace trigger note_state_changed after update of status on organizations for each row
  when (old.status is distinct from new.status) execute function note_state();
create or replace trigger note_state_removed after delete on organizations for each row execute function note_state();
create or replace trigger note_state_made after insert on social_map_entries for each row execute function note_state();
create or replace trigger note_state_changed after update of status on social_map_entries for each row
  when (old.status is distinct from new.status) execute function note_state();
create or replace trigger note_state_removed after delete on social_map_entries for each row execute function note_state();
