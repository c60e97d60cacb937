-- The words of a name, without accents and capitals. What a name may have between its words is named, since what counts as a letter
-- depends on the locale of the database.
create or replace function name_parts(name text) returns text[] language sql immutable parallel safe
return array(
  select left(word, 40) from regexp_split_to_table(public.plain(name), '[][[:space:]\u00a0,;:.''’‘`´"“”()/\\%_&|!*<>-]+') as word where word <> '');
