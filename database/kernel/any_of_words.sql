-- A query that matches any of these words. `tuin*`: whatever begins so. `*maatje`: whatever ends so. `=ouderen`: that word and no
-- other form of it. One word: all its forms in Dutch. Several words: in that order, or a form of each of two in the same text
-- ("koffie schenken" finds "Schenk koffie"). A word without a lexeme is left out. Quotes in a lexeme are doubled, because the
-- dictionary turns a curly apostrophe ("foto’s") into a straight one.
create or replace function any_of_words(words text[]) returns tsquery language sql immutable parallel safe
return (select string_agg('(' || term || ')', ' | ')::tsquery from (
  select case
    when word like '%*' then '''' || rtrim(word, '*') || ''':*'
    when word like '*%' then '''<' || reverse(ltrim(word, '*')) || ''':*'
    when word like '=%' then '''' || ltrim(word, '=') || ''''
    when word like '% %' or word like '%-%' then (
      select concat_ws(' | ', nullif(phraseto_tsquery('public.simple_plain', word)::text, ''),
        case when count(*) = 2 then string_agg('''~' || replace(stem.lexeme, '''', '''''') || '''', ' & ') end)
      from unnest(to_tsvector('public.dutch_plain', word)) as stem)
    else (
      select string_agg('''~' || replace(stem.lexeme, '''', '''''') || '''', ' & ')
      from unnest(to_tsvector('public.dutch_plain', word)) as stem) end as term
  from unnest(words) as typed, translate(typed, '''\', '  ') as word) t);
