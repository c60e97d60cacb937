-- The words of a short text in three forms: as they stand, with their positions; the Dutch stems with a prefix '~', which keeps
-- them apart from whole words ('wassen' stems to 'was', which is also an English word); and words of seven letters or more
-- reversed with a prefix '<', so that the end of a compound is found by a prefix match.
create or replace function searched_words(dutch text, english text) returns tsvector language sql immutable parallel safe
return to_tsvector('public.simple_plain', dutch || ' ' || coalesce(english, '')) ||
  array_to_tsvector(array(select '~' || stem.lexeme from unnest(to_tsvector('public.dutch_plain', dutch)) as stem)) ||
  array_to_tsvector(array(
    select distinct '<' || reverse(word) from regexp_split_to_table(public.plain(dutch), '[^[:alnum:]]+') as word where length(word) >= 7));
