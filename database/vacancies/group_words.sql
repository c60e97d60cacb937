-- Codes of target groups in the words of the editor, so that the search finds them. A test compares the list with
-- features/vacancies/model/target-group-words.ts.
create or replace function group_words(codes text[], language text) returns text language sql immutable parallel safe
return (select coalesce(string_agg(case language when 'nl' then w.nl else w.en end, ' . '), '') from (values
  ('children', 'kinderen', 'children'),
  ('young_people', 'jongeren', 'young people'),
  ('adults', 'volwassenen', 'adults'),
  ('older_people', 'ouderen', 'older people'),
  ('families', 'gezinnen', 'families'),
  ('newcomers', 'nieuwkomers en vluchtelingen', 'newcomers and refugees'),
  ('disability', 'mensen met een beperking', 'people with a disability'),
  ('dementia', 'mensen met dementie', 'people with dementia'),
  ('mental_health', 'mensen met psychische klachten', 'people with mental health problems'),
  ('carers', 'mantelzorgers', 'family carers'),
  ('money_worries', 'mensen met geldzorgen', 'people with money worries'),
  ('homeless', 'mensen zonder thuis', 'homeless people'),
  ('lhbtiq', 'lhbtiq+’ers', 'LGBTIQ+ people'),
  ('animals_nature', 'dieren en natuur', 'animals and nature')) as w (code, nl, en)
  where w.code = any (codes));
