create or replace trigger public_change after insert or update or delete on menu_beginnings for each statement execute function tell_public_change();
create or replace trigger touch before update on menu_items for each row execute function touch();
create or replace trigger public_change after insert or update or delete on menu_items for each statement execute function tell_public_change();
