create or replace trigger touch before update on pool_entries for each row execute function touch();
create or replace trigger touch before update on pool_invitations for each row execute function touch();
