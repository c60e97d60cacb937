-- What a person is found by: the words of the name, and what those of three letters or more have in common with misspelled ones.
create or replace function name_words(first_name text, last_name text) returns tsvector language sql immutable parallel safe
return (
  select array_to_tsvector(words || one_letter_off(words, 3)) from name_parts(first_name || ' ' || coalesce(last_name, '')) as words);
