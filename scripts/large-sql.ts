import { today } from '#kernel/db/server/database-clock.ts'
/** SQL that fills the large seed: the texts and names of the demo, numbered, with ids and random values derived from numbers. */
export const largeTexts = [
  `create type large_text as (title text, summary text, description text, tasks text[], expectations text[], rewards text[], themes text[], activities text[], skills text[], target_groups text[], commitment text,
    location_mode text, dayparts text[], hours_per_week_min numeric, hours_per_week_max numeric, suitable_for text[], requirements text[], language_level text,
    expenses text, allowance_cents integer, places integer, town text)`,
  `create unlogged table large_texts (n integer primary key, title text, summary text, description text, tasks text[], expectations text[], rewards text[], themes text[], activities text[], skills text[], target_groups text[], commitment text,
    location_mode text, dayparts text[], hours_per_week_min numeric, hours_per_week_max numeric, suitable_for text[], requirements text[], language_level text,
    expenses text, allowance_cents integer, places integer, town text)`,
  `create unlogged table large_names (organizations jsonb, persons jsonb)`,
  // A UUID of version 7 derived from a number, so that rows lie in the order of their creation, as in production.
  `create function large_id(kind integer, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid $$`,
  // A value from 0 to 1, always the same for the same number.
  `create function large_chance(n bigint, seed integer) returns double precision language sql immutable as $$
    select (hashint8extended(n, seed) & 1048575) / 1048576.0::double precision $$`,
]

/** Every tenant has its own first center; all others belong to the tenant public. */
export const largeCenters = `
  with towns as (
    select row_number() over (order by hashtext(name || municipality)) - 1 as n, count(*) over () as all_towns, name, latitude, longitude from places where postcode4 is null)
  insert into volunteer_centers (id, tenant_key, slug, name, town, is_default, city, latitude, longitude)
  select large_id(1, c), coalesce((array['demo', 'public', 'vrijwilligersbank', 'vrijwilligerspunt', 'meedoen', 'oldebroek'])[c], 'public'), 'centrum-' || c,
    'Vrijwilligerscentrum ' || t.name || case when c > t.all_towns then ' ' || c else '' end, t.name, c <= 6, t.name, t.latitude, t.longitude
  from generate_series(1, $1::integer) c join towns t on t.n = c % t.all_towns`

export const largeUsers = `
  with names as materialized (select n - 1 as n, person, count(*) over () as many from large_names, jsonb_array_elements(persons) with ordinality as p (person, n)),
  users as (
    insert into users (id, email, first_name, last_name, status, password_hash, confirmed_at, home_center_id)
    select large_id(2, u), 'persoon' || u || '@groot.example', one.person ->> 'first', other.person ->> 'last', 'active', $3, now(), large_id(1, u % $2::integer + 1)
    from (select max(many) as many from names) size cross join generate_series(1, $1::integer) u
    join names one on one.n = (u * 7) % size.many join names other on other.n = (u * 13 + 5) % size.many
    returning id, home_center_id)
  insert into user_roles (volunteer_center_id, user_id, name) select home_center_id, id, 'volunteer' from users`

/** Fifty organizations in each center, each with its own address. */
export const largeAddresses = `
  insert into addresses (id, volunteer_center_id, street, house_number, postcode, city, latitude, longitude)
  select large_id(3, o), c.id, 'Dorpsstraat', (o % 200 + 1)::text, (1000 + o % 8999)::text || ' AB', c.town,
    c.latitude + (large_chance(o, 1) + large_chance(o, 2) - 1) * 0.08, c.longitude + (large_chance(o, 3) + large_chance(o, 4) - 1) * 0.12
  from generate_series(1, $1::integer) n join volunteer_centers c on c.id = large_id(1, n), lateral generate_series((n - 1) * 50 + 1, n * 50) o`

const namedOrganizations = `
  bases as materialized (select n - 1 as n, base, count(*) over () as many from large_names, jsonb_array_elements(organizations) with ordinality as o (base, n)),
  named as (
    select o, c.id as center, c.town, base
    from (select max(many) as many from bases) size cross join generate_series(1, $1::integer) as c_number
    join volunteer_centers c on c.id = large_id(1, c_number)
    cross join lateral generate_series((c_number - 1) * 50 + 1, c_number * 50) o
    join bases on bases.n = (o + c_number * 7) % size.many)`

export const largeOrganizations = [
  `with ${namedOrganizations}
   insert into organizations (id, volunteer_center_id, name, slug, organization_type, status, summary, public_email, address_id)
   select large_id(4, o), center, replace(base ->> 'name', base ->> 'town', town), 'organisatie-' || o, 'Organization', case when o % 40 = 0 then 'pending' else 'approved' end,
     replace(base ->> 'summary', base ->> 'town', town), 'info@organisatie' || o || '.example', large_id(3, o)
   from named`,
  `with ${namedOrganizations}
   insert into organization_profiles (id, volunteer_center_id, organization_id, description, themes)
   select large_id(5, o), center, large_id(4, o), replace(base ->> 'description', base ->> 'town', town), array(select jsonb_array_elements_text(base -> 'themes'))
   from named`,
  // The first people of each center run its organizations,
  `with numbered as materialized (select home_center_id, id, row_number() over (partition by home_center_id order by id) as k from users)
   insert into user_roles (volunteer_center_id, user_id, name, organization_id)
   select u.home_center_id, u.id, 'admin', large_id(4, (n - 1) * 50 + u.k)
   from generate_series(1, $1::integer) n join numbered u on u.home_center_id = large_id(1, n) where u.k <= 50`,
  // and are their contact persons.
  `update organizations o set contact_user_id = r.user_id
   from user_roles r where r.volunteer_center_id = o.volunteer_center_id and r.organization_id = o.id and o.id <= large_id(4, $1::integer * 50)`,
]

/** The vacancies of centers $1 to $2, $3 in each: nine of ten are published, except those of organizations that wait for approval. */
export const largeVacancies = `
  insert into vacancies (id, volunteer_center_id, organization_id, title, slug, summary, description, tasks, expectations, rewards, themes, activities, skills, target_groups, commitment, location_mode, dayparts,
    hours_per_week_min, hours_per_week_max, valid_through, places, suitable_for, requirements, language_level, expenses, allowance_cents, address_id, city, latitude, longitude, status, published_at, created_at)
  select large_id(6, v), c.id, large_id(4, o), left(replace(t.title, t.town, c.town), 100), 'vacature-' || j, left(replace(t.summary, t.town, c.town), 160), replace(t.description, t.town, c.town), t.tasks, t.expectations, t.rewards,
    t.themes, t.activities, t.skills, t.target_groups, t.commitment, t.location_mode, t.dayparts, t.hours_per_week_min, t.hours_per_week_max, ${today} + 10 + (large_chance(v, 5) * 200)::integer, t.places,
    t.suitable_for, t.requirements, t.language_level, t.expenses, t.allowance_cents, case when t.location_mode <> 'remote' then large_id(3, o) end, c.town,
    case when t.location_mode <> 'remote' then a.latitude end, case when t.location_mode <> 'remote' then a.longitude end,
    case when o % 40 = 0 then 'draft' when large_chance(v, 6) < 0.9 then 'published' when large_chance(v, 6) < 0.95 then 'closed' else 'draft' end,
    now() - (large_chance(v, 7) * 300) * interval '1 day', now() - (300 + large_chance(v, 8) * 30) * interval '1 day'
  from (select count(*) as many from large_texts) texts cross join generate_series($1::integer, $2::integer) n
  join volunteer_centers c on c.id = large_id(1, n)
  cross join lateral (select j, n as center, (n - 1)::bigint * $3::integer + j as v, (n - 1) * 50 + j % 50 + 1 as o from generate_series(1, $3::integer) j) numbered
  join large_texts t on t.n = (j + numbered.center * 13) % texts.many
  join addresses a on a.volunteer_center_id = c.id and a.id = large_id(3, o)`

/** Entries of the social map of the first center: those of the demo again and again, each open on weekdays and with a point near its middle. */
export const largeSocialMap = [
  `insert into social_map_entries (volunteer_center_id, id, name, slug, short_description, description, themes, target_groups, law, languages, phones, services, locations,
     holiday_rule, status, assured_at, assured_how, words)
   select large_id(1, 1), large_id(9, n), base.name || ' ' || n, base.slug || '-' || n, base.short_description, base.description, base.themes, base.target_groups, base.law,
     base.languages, base.phones, base.services, base.locations, base.holiday_rule, 'active', now() - interval '1 day' * (n % 300), 'center_phone', base.words
   from generate_series(1, $2::integer) n
   join (select row_number() over () - 1 as at, count(*) over () as many, b.* from jsonb_populate_recordset(null::social_map_entries, $1::jsonb) b) base on base.at = n % base.many`,
  `insert into social_map_points (volunteer_center_id, entry_id, location_id, latitude, longitude)
   select c.id, e.id, e.id, c.latitude + (large_chance(n, 1) - 0.5) * 0.16, c.longitude + (large_chance(n, 3) - 0.5) * 0.24
   from volunteer_centers c, generate_series(1, $1::integer) n join social_map_entries e on e.id = large_id(9, n) where c.id = large_id(1, 1)`,
  `insert into opening_spans (volunteer_center_id, entry_id, during)
   select large_id(1, 1), large_id(9, n), tstzrange(day + interval '9 hours', day + interval '17 hours')
   from generate_series(1, $1::integer) n, generate_series(date_trunc('day', now()), now() + interval '27 days', interval '1 day') day`,
] as const

/** Cards of the pool of the third center, whose lists nothing else is measured with: those of the demo again and again, of people from all centers. */
export const largePool = [
  `insert into user_roles (volunteer_center_id, user_id, name)
   select large_id(1, 3), u.id, 'volunteer' from generate_series(1, $1::integer) n join users u on u.id = large_id(2, n) where u.home_center_id <> large_id(1, 3)`,
  `insert into pool_entries (volunteer_center_id, id, user_id, visibility, birth_year, about, postcode, town, town_latitude, town_longitude, themes, skills, target_groups, languages,
     dutch_level, dayparts, commitment, hours_per_week, max_distance_km, transport, goal, goal_shown, confirmed_at)
   select large_id(1, 3), large_id(13, n), large_id(2, n), 'organizations', base.birth_year, base.about, base.postcode, base.town, base.town_latitude, base.town_longitude, base.themes,
     base.skills, base.target_groups, base.languages, base.dutch_level, base.dayparts, base.commitment, base.hours_per_week, base.max_distance_km, base.transport, base.goal,
     base.goal_shown, now() - interval '30 minutes' * n
   from generate_series(1, $2::integer) n
   join (select row_number() over () - 1 as at, count(*) over () as many, b.* from jsonb_populate_recordset(null::pool_entries, $1::jsonb) b) base on base.at = n % base.many`,
] as const

/** Activities of the first center: those of the demo again and again, each on a hundred dates from two months ago on. */
export const largeCalendar = [
  `insert into activities (volunteer_center_id, id, title, slug, description, categories, kind, languages, rule, first_day, last_day, start_time, end_time, first_starts_at, last_ends_at,
     location, latitude, longitude, cost_kind, cost_text, accessibility, registration_needed, translations, status, published_at)
   select large_id(1, 1), large_id(11, n), base.title || ' ' || n, base.slug || '-' || n, base.description, base.categories, base.kind, base.languages,
     '{"kind": "weekly", "every": 1, "weekdays": [2], "end": {"count": 100}}', ${today} - 60, ${today} - 60, '10:00', '11:30', now() - interval '60 days', now() + interval '540 days',
     base.location, base.latitude, base.longitude, base.cost_kind, base.cost_text, base.accessibility, base.registration_needed, base.translations, 'published', now() - interval '60 days'
   from generate_series(1, $2::integer) n
   join (select row_number() over () - 1 as at, count(*) over () as many, b.* from jsonb_populate_recordset(null::activities, $1::jsonb) b) base on base.at = n % base.many`,
  `insert into activity_occurrences (volunteer_center_id, id, activity_id, recurrence_id, local_start, local_end, local_date, starts_at, ends_at)
   select large_id(1, 1), large_id(12, n * 100 + date), large_id(11, n), begins, begins, begins + interval '90 minutes', begins::date,
     begins at time zone 'Europe/Amsterdam', (begins + interval '90 minutes') at time zone 'Europe/Amsterdam'
   from generate_series(1, $1::integer) n, generate_series(0, 99) date, lateral (select ${today} - 60 + date * 6 + n % 6 + time '08:00' + n % 12 * interval '1 hour' as begins) dates`,
] as const

/** People who offer help at the second center, which has one-on-one help, and one request beside them; `$2` is an encrypted text. */
export const largeHelp = `
  insert into help_requests (volunteer_center_id, id, kind, requester_user_id, first_name, category, title, description, public_text, postcode4, town, town_latitude, town_longitude,
    frequency, dayparts, visibility, status, age_group, submitted_at, screened_at, is_vulnerable, expires_at)
  select large_id(1, 2), large_id(13, u.n), case when u.n = 1 then 'request' else 'offer' end, u.id, u.first_name, (array['company', 'walking', 'garden', 'digital', 'pets'])[u.n % 5 + 1],
    'Samen iets doen', $2, 'Samen iets doen', '6811', c.town, c.latitude + u.n % 40 / 200.0, c.longitude, 'weekly',
    array[(array['mon_morning', 'tue_afternoon', 'thu_morning', 'sat_evening'])[u.n % 4 + 1]], 'public', 'open', 'adult', now(), now(), false, now() + interval '60 days'
  from volunteer_centers c, (select id, first_name, row_number() over (order by id) as n from users order by id limit $1::integer + 1) u where c.id = large_id(1, 2)`
