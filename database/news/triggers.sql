create or replace trigger touch before update on news_articles for each row execute function touch();
create or replace trigger public_change after insert or update or delete on news_articles for each statement execute function tell_public_change();
create or replace trigger public_change after insert or update or delete on news_slugs for each statement execute function tell_public_change();
