-- Search for vacancies (quality F7): words cannot use their index under row-level security, so one reviewed function
-- reads for vw_app. It belongs to a role that may read published work and nothing else, and takes the center from the
-- transaction, never from its caller.

-- People search with the name of a theme, whether or not the text has the word.
create function theme_words(themes text[]) returns text language sql immutable strict parallel safe
return (select string_agg(case theme
  when 'care' then 'zorg welzijn care' when 'elderly' then 'ouderen elderly' when 'youth_education' then 'jeugd kinderen onderwijs school education'
  when 'language' then 'taal taalcoach taalmaatje nederlands inburgering language' when 'sport' then 'sport bewegen' when 'nature' then 'natuur milieu tuin tuinieren groen nature garden'
  when 'animals' then 'dieren animals' when 'arts' then 'kunst cultuur muziek arts culture' when 'heritage' then 'erfgoed museum geschiedenis heritage'
  when 'neighbourhood' then 'buurt wijk samenleven neighbourhood' when 'poverty' then 'armoede schulden geldzorgen poverty' when 'health' then 'gezondheid health'
  when 'mental_health' then 'mentale gezondheid psychisch mental health' when 'disability' then 'handicap beperking disability' when 'family' then 'gezin gezinnen family'
  when 'housing' then 'wonen housing' when 'religion' then 'kerk geloof religie levensbeschouwing religion' when 'events' then 'evenementen festival events' end, ' ')
  from unnest(themes) as theme);

create function joined(lines text[]) returns text language sql immutable strict parallel safe return array_to_string(lines, ' ');

-- Beside the text itself: its English words, the town, the tasks and the themes.
alter table vacancies alter column search set expression as (
  setweight(to_tsvector('public.dutch_plain', title || ' ' || coalesce(translations -> 'en' ->> 'title', '')), 'A') ||
  setweight(to_tsvector('public.dutch_plain', summary || ' ' || coalesce(translations -> 'en' ->> 'summary', '')), 'B') ||
  setweight(to_tsvector('public.dutch_plain', description || ' ' || public.joined(tasks)), 'C') ||
  setweight(to_tsvector('public.dutch_plain', coalesce(city, '') || ' ' || coalesce(public.theme_words(themes), '')), 'D'));

-- What a word typed wrong is compared with, kept because working it out for each comparison took most of the time.
create function search_letters(title text, themes text[]) returns text language sql immutable parallel safe
return public.plain(title || ' ' || coalesce(public.theme_words(themes), ''));

alter table vacancies add column letters text generated always as (search_letters(title, themes)) stored;
-- No index over words or letters: half a word ("taal" finds "taalmaatje") makes a GIN index walk through every word that
-- begins so in all centers, and its cost grew with the table. A center's own few hundred rows cost the same however many others there are.
drop index vacancies_title_letters, vacancies_words;

alter table organizations
  add column name_words tsvector generated always as (to_tsvector('public.dutch_plain', name)) stored,
  add column name_letters text generated always as (public.plain(name)) stored;

create index places_start on places (plain(name) text_pattern_ops);

-- Kilometres over the ground (haversine), as features/places/place.ts has it.
create function distance_km(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable parallel safe
return 12742 * asin(least(1, sqrt(
  power(sin(radians(lat2 - lat1) / 2), 2) + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))));

grant select on vacancies, organizations to vw_search;
create policy search on vacancies for select to vw_search using (true);
create policy search on organizations for select to vw_search using (true);

-- Words: every one of them has to be found, in the vacancy or in its organization's name; the last may be half typed.
-- Only when that finds fewer than five, words that look alike in a title, a theme or an organization's name count as well.
-- Themes, dayparts, commitments: any within a group, all groups together; each facet leaves its own group out of account.
-- Place: work from home is near everybody. Empty lists and nulls ask for nothing.
-- One row: the ids of the page in order, their distances, how many there are in all, and the facets as JSON.
create function search_vacancies(
  words text, asked_themes text[], asked_dayparts text[], asked_commitments text[], asked_suitable text[],
  lat double precision, lng double precision, km double precision,
  sort text, page_size integer, page_offset bigint)
returns table (ids uuid[], distances double precision[], total integer, facets json)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_generic_plan' set pg_trgm.word_similarity_threshold = '0.5'
as $$
declare
  center constant uuid := nullif(current_setting('app.center_id', true), '')::uuid;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  typed text[];
  terms text[];
  query tsquery;
  any_query tsquery;
  found_ids uuid[];
  similar_ids uuid[];
begin
  if words <> '' then
    select array_agg(w.word order by w.place), array_agg(w.term::text order by w.place),
        string_agg('(' || w.term::text || ')', ' & ' order by w.place)::tsquery, string_agg('(' || w.term::text || ')', ' | ')::tsquery
      into typed, terms, query, any_query
    from (
      select s.word, s.place,
        case when s.place = s.last and length(s.word) >= 2 and numnode(s.stem) > 0 then s.stem || ('''' || s.word || ''':*')::tsquery else s.stem end as term
      from (
        select p.word, p.place, max(p.place) over () as last, plainto_tsquery('public.dutch_plain', p.word) as stem
        from regexp_split_to_table(public.plain(left(words, 200)), '[^[:alnum:]]+' collate public.nl) with ordinality as p (word, place)
        where p.word <> '' limit 8) s) w
    where numnode(w.term) > 0;
  end if;

  if query is not null then
    select array_agg(hit.id) into found_ids from (
      select v.id from public.vacancies v
      where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today and v.search @@ query
      union
      select v.id
      from (
        select o.id, string_agg('(' || t.term || ')', ' & ') filter (where not o.name_words @@ t.term::tsquery)::tsquery as missing
        from public.organizations o cross join unnest(terms) as t (term)
        where o.volunteer_center_id = center and o.name_words @@ any_query
        group by o.id) named
      join public.vacancies v on v.volunteer_center_id = center and v.organization_id = named.id
      where v.status = 'published' and v.valid_through >= today and (named.missing is null or v.search @@ named.missing)) hit;
    found_ids := coalesce(found_ids, '{}');

    if cardinality(found_ids) < 5 then
      select array_agg(alike.id) into similar_ids from (
        select hit.id from (
          select v.id, w.word from unnest(typed, terms) as w (word, term)
          join public.vacancies v on v.volunteer_center_id = center and v.status = 'published' and v.search @@ w.term::tsquery
          union
          select v.id, w.word from unnest(typed) as w (word)
          join public.vacancies v on v.volunteer_center_id = center and v.status = 'published'
            and w.word operator(public.<%) v.letters where length(w.word) >= 4
          union
          select v.id, w.word from unnest(typed) as w (word)
          join public.organizations o on o.volunteer_center_id = center and length(w.word) >= 4 and w.word operator(public.<%) o.name_letters
          join public.vacancies v on v.volunteer_center_id = center and v.organization_id = o.id and v.status = 'published') hit
        group by hit.id having count(*) = cardinality(typed)) alike
      where alike.id <> all (found_ids);
    end if;
  end if;

  return query
  with candidate as not materialized (
    select v.id, v.title, v.themes, v.dayparts, v.commitment, v.suitable_for, v.location_mode, v.latitude, v.longitude, v.published_at, v.search, 0 as far
    from public.vacancies v
    where query is null and v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today
    union all
    select v.id, v.title, v.themes, v.dayparts, v.commitment, v.suitable_for, v.location_mode, v.latitude, v.longitude, v.published_at, v.search, 0
    from public.vacancies v
    where query is not null and v.volunteer_center_id = center and v.id = any (found_ids) and v.status = 'published'
    union all
    select v.id, v.title, v.themes, v.dayparts, v.commitment, v.suitable_for, v.location_mode, v.latitude, v.longitude, v.published_at, v.search, 1
    from public.vacancies v
    where similar_ids is not null and v.volunteer_center_id = center and v.id = any (similar_ids) and v.status = 'published' and v.valid_through >= today
  ), located as not materialized (
    select c.*, case when lat is null or c.location_mode = 'remote' then null else public.distance_km(lat, lng, c.latitude, c.longitude) end as distance
    from candidate c
    where asked_suitable is null or asked_suitable = '{}' or c.suitable_for && asked_suitable
  ), near as materialized (
    select l.id, l.title, l.themes, l.dayparts, l.commitment, l.distance, l.published_at, l.far,
      case when sort = 'relevance' and query is not null then ts_rank(l.search, any_query) end as rank,
      asked_themes is null or asked_themes = '{}' or l.themes && asked_themes as has_theme,
      asked_dayparts is null or asked_dayparts = '{}' or l.dayparts && asked_dayparts as has_daypart,
      asked_commitments is null or asked_commitments = '{}' or l.commitment = any (asked_commitments) as has_commitment
    from located l
    where km is null or lat is null or l.location_mode = 'remote' or l.distance <= km
  ), page as (
    select n.id, n.distance, row_number() over (order by
      case when sort = 'title' then n.title end,
      case when sort = 'distance' then n.distance end nulls last,
      case when sort = 'relevance' then n.far end,
      n.rank desc nulls last,
      case when sort = 'relevance' and query is null then n.distance end nulls last,
      n.published_at desc, n.id) as place
    from near n where n.has_theme and n.has_daypart and n.has_commitment
    order by place limit page_size offset page_offset
  )
  select
    coalesce((select array_agg(p.id order by p.place) from page p), '{}'),
    coalesce((select array_agg(p.distance order by p.place) from page p), '{}'),
    (select count(*)::integer from near n where n.has_theme and n.has_daypart and n.has_commitment),
    json_build_object(
      'theme', (select coalesce(json_object_agg(t.code, t.number), '{}') from (
        select unnest(n.themes) as code, count(*) as number from near n where n.has_daypart and n.has_commitment group by 1) t),
      'commitment', (select coalesce(json_object_agg(t.code, t.number), '{}') from (
        select n.commitment as code, count(*) as number from near n where n.has_theme and n.has_daypart group by 1) t),
      'daypart', (select coalesce(json_object_agg(t.code, t.number), '{}') from (
        select unnest(n.dayparts) as code, count(*) as number from near n where n.has_theme and n.has_commitment group by 1) t));
end $$;

revoke execute on function search_vacancies(text, text[], text[], text[], text[], double precision, double precision, double precision, text, integer, bigint) from public;
grant execute on function search_vacancies(text, text[], text[], text[], text[], double precision, double precision, double precision, text, integer, bigint) to vw_app;

-- Handing a function over takes the right to make one in its schema, for a moment.
grant create on schema public to vw_search;
alter function search_vacancies(text, text[], text[], text[], text[], double precision, double precision, double precision, text, integer, bigint) owner to vw_search;
revoke create on schema public from vw_search;
