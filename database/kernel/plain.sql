-- unaccent() is only STABLE; an index needs IMMUTABLE. The dictionary is named, so that the answer does not depend on search_path.
create or replace function plain(value text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
