-- A last name without what stands before it: Brink of van den Brink, Hof of van ’t Hof, Ancona of d’Ancona.
create or replace function surname(last_name text) returns text language sql immutable parallel safe
return regexp_replace(last_name, '^(?:(?:' || array_to_string(name_prefixes(), '|') || '|v[./]?d[./]?|[''’‘`´][tns])\s+|[dl][''’])+', '', 'i');
