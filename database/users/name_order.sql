-- What people are sorted by in Dutch lists (decisions 72): "Brink, Jan van den"; the only name of who has one.
create or replace function name_order(first_name text, last_name text) returns text language sql immutable parallel safe
return case when coalesce(trim(last_name), '') = '' then first_name
  else concat_ws(' ', surname(trim(last_name)) || ',', first_name, nullif(left(trim(last_name), -length(surname(trim(last_name)))), '')) end;
