-- Finds people by words of their name in any order: each begins a word of it or, for `is_near`, is one but for a letter (from four
-- letters on). Prefixes count only where nothing else was typed, so that "Brink", "Brink, Jan" and "van den Brink" find the same people.
create or replace function name_query(query text, is_near boolean) returns tsquery language sql immutable parallel safe
return (
  with typed as (
    select word, word <> all (name_prefixes()) as is_telling from unnest(name_parts(left(query, 200))) as word)
  select coalesce(string_agg('(''' || word || ''':*' || coalesce(
    (select string_agg(' | ''' || near || '''', '') from unnest(one_letter_off(array[word], 4)) as near where is_near), '') || ')', ' & '), '')::tsquery
  from (select word from typed where is_telling or not exists (select from typed where is_telling) limit 8) as words);
