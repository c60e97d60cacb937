create or replace trigger touch before update on reply_templates for each row execute function touch();
