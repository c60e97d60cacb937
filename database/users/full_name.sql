-- What a person is called: first and last name, or the only name of who has one (decisions 72); null where there is no person.
create or replace function full_name(first_name text, last_name text) returns text language sql immutable parallel safe
return trim(first_name || coalesce(' ' || last_name, ''));
