create or replace trigger touch before update on content_items for each row execute function touch();
create or replace trigger public_change after insert or update or delete on published_pages for each statement execute function tell_public_change();
create or replace trigger public_change after insert or update or delete on page_slugs for each statement execute function tell_public_change();
