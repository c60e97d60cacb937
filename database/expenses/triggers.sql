create or replace trigger touch before update on expense_notes for each row execute function touch();
