-- array_to_string() is only STABLE; a generated column needs IMMUTABLE, which it is for text.
create or replace function joined(lines text[]) returns text language sql immutable strict parallel safe return array_to_string(lines, ' ');
