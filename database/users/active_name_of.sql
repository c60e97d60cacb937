-- The name of a person with an active account (ADR 0053).
create or replace function active_name_of(person uuid) returns text language sql stable as $$
  select full_name(u.first_name, u.last_name) from users u where u.id = person and u.status = 'active'
$$;
