create or replace trigger touch before update on organization_moves for each row execute function touch();
