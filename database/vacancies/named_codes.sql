-- Codes with the name of their column before them, so that the search takes any group of codes as an argument and a new filter is
-- a declaration (features/vacancies/search/search.ts).
create or replace function named_codes(name text, codes text[]) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(name || ':' || code), '{}') from unnest(codes) as code);
