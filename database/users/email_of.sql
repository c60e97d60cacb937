-- The e-mail address of a person (ADR 0053).
create or replace function email_of(person uuid) returns text language sql stable as $$ select u.email from users u where u.id = person $$;
