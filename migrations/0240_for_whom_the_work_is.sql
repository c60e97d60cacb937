-- For whom the work is done, and which example a vacancy began with (domain §3.1).

-- The codes in the words of the editor (features/vacancies/target-group-words.ts; a test holds both together).
create function group_words(codes text[], language text) returns text language sql immutable parallel safe
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

-- One rewrite of the table for all of it: filtered by as codes, found by as words.
alter table vacancies
  add column target_groups text[] not null default '{}',
  add column template_id text;
alter table vacancies
  alter column task_words set expression as (public.searched_words(
    public.joined(tasks) || ' ' || public.work_words(activities || skills, 'nl') || ' ' || public.group_words(target_groups, 'nl'),
    public.work_words(activities || skills, 'en') || ' ' || public.group_words(target_groups, 'en'))),
  alter column codes set expression as (
    public.named_codes('themes', themes) || public.named_codes('dayparts', dayparts) || public.named_codes('suitable_for', suitable_for) ||
    public.named_codes('target_groups', target_groups) ||
    public.named_codes('requirements', requirements) || public.named_codes('language_level', array_remove(array[language_level], null)) ||
    array['commitment:' || commitment, 'location_mode:' || location_mode, 'expenses:' || expenses] ||
    public.named_codes('dayparts', public.whole_dayparts(dayparts)) || public.named_codes('dutch', public.enough_dutch(language_level)) ||
    case when public.asks_experience(requirements, expectations) then '{}'::text[] else '{experience:none}' end ||
    case when expenses = 'none' then '{}'::text[] else '{expenses:paid}' end);
