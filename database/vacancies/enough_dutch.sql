-- The levels of Dutch that are enough: who speaks A2 can do what asks for A1 too. Without a level nothing is promised.
create or replace function enough_dutch(language_level text) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(known), '{}') from unnest('{A1,A2,B1}'::text[]) as known where language_level <= known);
