-- What words have in common with every word that differs in one letter, after '~': themselves, and themselves without each of their
-- letters. Words shorter than `shortest` and prefixes have too little of their own. The ij of Meijer counts as one letter, and as the
-- y of Meyer.
create or replace function one_letter_off(words text[], shortest integer) returns text[] language sql immutable parallel safe
return array(
  select '~' || left(letters, place) || substr(letters, place + 2)
  from unnest(words) as word, replace(word, 'ij', 'y') as letters, generate_series(0, length(letters)) as place
  where length(word) >= shortest and word <> all (name_prefixes()));
