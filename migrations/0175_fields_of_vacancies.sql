-- What one does and what one is good at, where one applies when that is not here, and until when a vacancy stands first (domain §3.1).

-- The codes in the words of the editor (features/vacancies/work-words.ts; a test holds both together), so that they are found as tasks are.
create function work_words(codes text[], language text) returns text language sql immutable parallel safe
return (select coalesce(string_agg(case language when 'nl' then w.nl else w.en end, ' . '), '') from (values
  ('administration', 'Administratie', 'Administration'),
  ('board', 'Bestuur', 'Board work'),
  ('guidance', 'Begeleiden, maatje zijn', 'Being a buddy'),
  ('company', 'Bezoek en gezelschap', 'Visits and company'),
  ('shopping', 'Boodschappen doen', 'Doing the shopping'),
  ('driving', 'Rijden en vervoer', 'Driving and transport'),
  ('digital_help', 'Hulp met computer en telefoon', 'Help with computers and phones'),
  ('first_aid', 'EHBO', 'First aid'),
  ('fundraising', 'Geld inzamelen', 'Fundraising'),
  ('hosting', 'Gastvrouw of gastheer zijn', 'Welcoming guests'),
  ('catering', 'Koken en schenken', 'Cooking and serving'),
  ('odd_jobs', 'Klussen', 'Odd jobs'),
  ('teaching', 'Les geven, taal oefenen', 'Teaching, language practice'),
  ('reception', 'Receptie en telefoon', 'Reception and telephone'),
  ('technology', 'Techniek en repareren', 'Technical work and repairs'),
  ('gardening', 'Tuin en groen', 'Gardens and green spaces'),
  ('training', 'Training geven', 'Giving training'),
  ('media', 'Website en sociale media', 'Website and social media'),
  ('outings', 'Wandelen en fietsen', 'Walking and cycling'),
  ('listening', 'luisteren', 'listening'),
  ('contact', 'contact maken', 'meeting people'),
  ('patience', 'geduld', 'patience'),
  ('teamwork', 'samenwerken', 'working together'),
  ('independence', 'zelfstandig werken', 'working on your own'),
  ('leading', 'leiding geven', 'leading others'),
  ('organizing', 'organiseren', 'organizing'),
  ('writing', 'schrijven', 'writing'),
  ('speaking', 'spreken voor een groep', 'speaking to a group'),
  ('finance', 'cijfers en geldzaken', 'figures and finance'),
  ('legal', 'regels en wetten', 'rules and law'),
  ('marketing', 'reclame maken', 'marketing'),
  ('web', 'computers en websites', 'computers and websites'),
  ('translating', 'vertalen', 'translating'),
  ('cooking', 'koken', 'cooking'),
  ('children', 'omgaan met kinderen', 'being with children'),
  ('older_people', 'omgaan met ouderen', 'being with older people'),
  ('sport', 'sport en bewegen', 'sport'),
  ('creativity', 'creatief zijn', 'being creative'),
  ('technical', 'technisch werk', 'technical work')) as w (code, nl, en)
  where w.code = any (codes));

alter table vacancies
  add column activities text[] not null default '{}',
  add column skills text[] not null default '{}',
  add column external_apply_url text,
  add column priority_until date;
alter table vacancies alter column task_words set expression as (public.searched_words(
  public.joined(tasks) || ' ' || public.work_words(activities || skills, 'nl'), public.work_words(activities || skills, 'en')));
-- The few that stand first, for the start page and the list of those who look after them.
create index vacancies_first on vacancies (volunteer_center_id, priority_until) where priority_until is not null;
