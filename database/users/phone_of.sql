-- The phone number of a person (ADR 0053).
create or replace function phone_of(person uuid) returns text language sql stable as $$ select u.phone from users u where u.id = person $$;
