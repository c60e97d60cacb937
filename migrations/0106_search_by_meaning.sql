-- The search is asked for meanings (features/vocabulary): what was said is understood outside, by the vocabulary of the product
-- and of the center, and comes here as groups of words and codes. Every group has to be met; where tells how well (ADR 0028).

create text search configuration simple_plain (copy = simple);
alter text search configuration simple_plain
  alter mapping for hword, hword_part, word with unaccent, simple;

-- The words of a short text three times: as they stand, in their order; the stems of the Dutch ones behind a '~' ('ouderen' and 'ouders'
-- have one stem, and that of 'wassen' is no English word); and long ones backwards behind a '<', so that the end of a compound can be
-- asked for as a beginning.
create function searched_words(dutch text, english text) returns tsvector language sql immutable parallel safe
return to_tsvector('public.simple_plain', dutch || ' ' || coalesce(english, '')) ||
  array_to_tsvector(array(select '~' || stem.lexeme from unnest(to_tsvector('public.dutch_plain', dutch)) as stem)) ||
  array_to_tsvector(array(select distinct '<' || reverse(word) from regexp_split_to_table(public.plain(dutch), '[^[:alnum:]]+') as word where length(word) >= 7));

-- Of themes the vocabulary knows what they are called; a typing error is looked for in titles.
alter table vacancies
  add column title_words tsvector not null generated always as (searched_words(title, translations -> 'en' ->> 'title')) stored,
  add column summary_words tsvector not null generated always as (searched_words(summary, translations -> 'en' ->> 'summary')) stored,
  add column task_words tsvector not null generated always as (searched_words(joined(tasks), null)) stored,
  alter column letters set expression as (plain(title)),
  alter column search set expression as (
    setweight(to_tsvector('public.dutch_plain', title || ' ' || coalesce(translations -> 'en' ->> 'title', '')), 'A') ||
    setweight(to_tsvector('public.dutch_plain', summary || ' ' || public.joined(tasks) || ' ' || coalesce(translations -> 'en' ->> 'summary', '')), 'B') ||
    setweight(to_tsvector('public.dutch_plain', description || ' ' || coalesce(city, '')), 'C'));
drop function search_letters(text, text[]);
drop function theme_words(text[]);

-- Any of these words. `tuin*`: whatever begins so; `*maatje`: whatever ends so; `=ouderen`: that word and no other form of it;
-- another word: all forms of it in Dutch; several words: as they stand, in that order, or a form of each of them in the same text
-- ("koffie schenken" is found in "Schenk koffie").
create function any_of_words(words text[]) returns tsquery language sql immutable parallel safe
return (select string_agg('(' || term || ')', ' | ')::tsquery from (
  select case
    when word like '%*' then '''' || rtrim(word, '*') || ''':*'
    when word like '*%' then '''<' || reverse(ltrim(word, '*')) || ''':*'
    when word like '=%' then '''' || ltrim(word, '=') || ''''
    when word like '% %' or word like '%-%' then (
      select concat_ws(' | ', nullif(phraseto_tsquery('public.simple_plain', word)::text, ''),
        case when count(*) = 2 then string_agg('''~' || stem.lexeme || '''', ' & ') end) from unnest(to_tsvector('public.dutch_plain', word)) as stem)
    else (select string_agg('''~' || stem.lexeme || '''', ' & ') from unnest(to_tsvector('public.dutch_plain', word)) as stem) end as term
  from unnest(words) as typed, translate(typed, '''\', '  ') as word) t where term is not null);

drop function search_vacancies(text, jsonb, text[], double precision, double precision, double precision, text, integer, bigint);

-- Said: a list of `{"own": […], "words": […], "near": […], "codes": […], "letters": "…", "vague": …, "soft": …}`, null or empty for nothing.
-- Own are the words as they were typed, words all that mean the same, near what is merely like it; codes as in the column `codes`;
-- letters what may have been typed wrong. What is vague only puts in order, beside something that is not; so does a word that nothing has.
-- What is soft is near to another of them: it has to be met when anything meets them all. All others have to be met, by the title, the summary, the tasks, by a code, by the organization's name, by the description (of a
-- word that is in no vocabulary). Less than half as good as the best, and what is merely near, comes after, and only when fewer than
-- three are better: `exact` tells how many were really found.
-- Asked: `{"themes": ["themes:care", …]}`, any within a group, all groups together. Counted: the columns that facets are
-- wanted of; each facet leaves its own group out of account.
-- Place: work from home is near everybody. Nulls ask for nothing.
-- One row: the ids of the page in order, their distances, which of them are merely near, how many there are in all, how many of
-- those are exact, and the facets as JSON.
create function search_vacancies(
  said jsonb, asked jsonb, counted text[],
  lat double precision, lng double precision, km double precision,
  sort text, page_size integer, page_offset bigint)
returns table (ids uuid[], distances double precision[], nears boolean[], total integer, exact integer, facets json)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_generic_plan' set pg_trgm.word_similarity_threshold = '0.5'
as $$
declare
  center constant uuid := nullif(current_setting('app.center_id', true), '')::uuid;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  groups constant integer := coalesce(jsonb_array_length(said), 0);
  found_ids uuid[];
  scores real[];
  near_ids uuid[];
  near_scores real[];
begin
  if groups > 0 then
    with meant as materialized (
      select g.place, public.any_of_words(g.own) as own, public.any_of_words(g.own || g.words) as words, coalesce(g.codes, '{}') as codes,
        coalesce(g.vague, false) as is_vague, coalesce(g.soft, false) as is_soft, g.letters is not null as is_unknown, starts_with(g.codes[1], 'themes:') as is_theme,
        not coalesce(starts_with(g.codes[1], 'themes:'), true) as is_coded
      from rows from (jsonb_to_recordset(said) as (own text[], words text[], codes text[], letters text, vague boolean, soft boolean)) with ordinality
        as g (own, words, codes, letters, vague, soft, place)
    ), named as materialized (
      select o.id, m.place, o.name
      from public.organizations o join meant m on public.searched_words(o.name, null) @@ m.words where o.volunteer_center_id = center and not m.is_coded
    ), tier as (
      select v.id, m.place,
        -- A title says for whom it is as well: "Snoeien bij Zwembad De Duiker" is no swimming.
        case when m.is_coded or not v.title_words @@ m.words then 0 when n.name is null or strpos(v.title, n.name) = 0 then 1.0
          when public.searched_words(replace(v.title, n.name, ''), v.translations -> 'en' ->> 'title') @@ m.words then 1.0 else 0 end as title,
        case when not m.is_coded and v.summary_words @@ m.words then 0.7 else 0 end as summary,
        case when m.is_coded then 0 when v.task_words @@ m.own then 0.45 when v.task_words @@ m.words then 0.3 else 0 end as task,
        case when v.title_words @@ m.own then 0.2 when v.summary_words @@ m.own then 0.1 else 0 end as literal,
        case when not v.codes && m.codes then 0 when m.is_theme then 0.4
          when not starts_with(m.codes[1], 'dayparts:') then 0.8 + 0.1 * cardinality(array(select unnest(v.codes) intersect select unnest(m.codes))) / cardinality(m.codes)
          -- The more of its dayparts fit, the better.
          else 0.7 + 0.2 * (select count(*) filter (where 'dayparts:' || daypart = any (m.codes))::real / count(*) from unnest(v.dayparts) as daypart) end as coded,
        case when n.id is not null then 0.35 else 0 end as name,
        case when m.is_unknown and v.search @@ m.own then 0.35 else 0 end as told
      from public.vacancies v cross join meant m left join named n on n.id = v.organization_id and n.place = m.place
      where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today
    ), score as materialized (
      select t.id, t.place, greatest(t.title, t.summary, t.task, t.coded, t.name, t.told) as best,
        0.1 * ((t.title > 0)::integer + (t.summary > 0)::integer + (t.task > 0)::integer + (t.coded > 0)::integer + (t.name > 0)::integer) + t.literal as also
      from tier t
    ), need as materialized (
      select array_agg(m.place) as places, array_agg(m.place) filter (where not m.is_soft) as hard from meant m
      where not (m.is_unknown and groups > 1 and not exists (select from score s where s.place = m.place and s.best > 0.4))
        and not (m.is_vague and exists (select from meant o where not o.is_vague and not o.is_unknown))
    ), hit as (
      select s.id, cardinality(n.hard) as needed, (sum(s.best) filter (where s.place = any (n.hard)))::real as fits, sum(s.best + s.also)::real as score,
        count(*) filter (where s.place = any (n.places)) = cardinality(n.places) as is_whole
      from score s cross join need n where s.best > 0
      group by s.id, n.places, n.hard having count(*) filter (where s.place = any (n.hard)) = cardinality(n.hard)
    ), whole as (
      select h.* from (select h.*, bool_or(h.is_whole) over () as is_any from hit h) h where h.is_whole or not h.is_any
    ), weighed as (
      select h.*, 2 * h.fits >= max(h.fits) over () and h.fits >= 0.34 * h.needed as is_good from whole h
    ), sorted as (
      select w.*, w.is_good or count(*) filter (where w.is_good) over () >= 3 as is_found from weighed w
    )
    select coalesce(array_agg(o.id) filter (where o.is_found), '{}'), coalesce(array_agg(o.score) filter (where o.is_found), '{}'),
        coalesce((array_agg(o.id order by o.score desc, o.id) filter (where not o.is_found))[:6], '{}'),
        coalesce((array_agg(o.score order by o.score desc, o.id) filter (where not o.is_found))[:6], '{}')
      into found_ids, scores, near_ids, near_scores from sorted o;

    if cardinality(found_ids) < 3 and cardinality(near_ids) < 6 then
      with meant as materialized (
        select g.place, public.any_of_words(g.own || g.words) as words, public.any_of_words(g.near) as near, coalesce(g.codes, '{}') as codes,
          coalesce(g.hints, '{}') as hints, g.letters
        from rows from (jsonb_to_recordset(said) as (own text[], words text[], near text[], codes text[], hints text[], letters text)) with ordinality
          as g (own, words, near, codes, hints, letters, place)
      ), alike as materialized (
        select o.id, m.place from public.organizations o join meant m on m.letters operator(public.<%) o.name_letters where o.volunteer_center_id = center
      ), score as (
        select v.id, case
          when v.title_words @@ m.words then 0.9
          when v.letters is not null and m.letters operator(public.<%) v.letters then 0.8
          when v.summary_words @@ m.words then 0.6
          when v.task_words @@ m.words then 0.4
          when v.codes && m.codes then 0.4
          when a.id is not null then 0.4
          when v.title_words @@ m.near then 0.35
          when v.summary_words @@ m.near then 0.25
          when v.codes && m.hints then 0.2
          when v.search @@ m.words then 0.15 end as best
        from public.vacancies v cross join meant m left join alike a on a.id = v.organization_id and a.place = m.place
        where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today and v.id <> all (found_ids || near_ids)
      ), hit as (
        select s.id, sum(s.best)::real as score, count(s.best) as met, max(count(s.best)) over () as most from score s where s.best is not null group by s.id
      ), nearest as (
        select h.id, h.score from (select h.*, max(h.score) over () as best from hit h where h.met = h.most and 2 * h.met >= groups) h
        where 2 * h.score >= h.best order by h.score desc, h.id limit 6 - cardinality(near_ids)
      )
      select near_ids || coalesce(array_agg(s.id), '{}'), near_scores || coalesce(array_agg(s.score - 10), '{}') into near_ids, near_scores from nearest s;
    end if;
  end if;

  return query
  with asked_group as materialized (
    select e.key || ':' as name, array(select jsonb_array_elements_text(e.value)) as codes from jsonb_each(asked) e
  ), candidate as not materialized (
    select v.id, v.title, v.codes, v.location_mode, v.latitude, v.longitude, v.published_at, null::real as score, false as is_near
    from public.vacancies v
    where groups = 0 and v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today
    union all
    select v.id, v.title, v.codes, v.location_mode, v.latitude, v.longitude, v.published_at, f.score, f.is_near
    from (
      select f.id, f.score, false as is_near from unnest(found_ids, scores) as f (id, score)
      union all select f.id, f.score, true from unnest(near_ids, near_scores) as f (id, score)) f
    join public.vacancies v on v.volunteer_center_id = center and v.id = f.id
    where groups > 0
  ), located as not materialized (
    select c.*, case when lat is null or c.location_mode = 'remote' then null else public.distance_km(lat, lng, c.latitude, c.longitude) end as distance
    from candidate c
  ), near as materialized (
    select l.id, l.title, l.codes, l.distance, l.published_at, l.is_near, case when sort = 'relevance' then l.score end as score,
      -- The groups that leave it out: none, one by its name, or more than one.
      case when asked is not null then (
        select case count(*) when 0 then null when 1 then min(g.name) else 'more' end from asked_group g where not l.codes && g.codes) end as missing
    from located l
    where km is null or lat is null or l.location_mode = 'remote' or l.distance <= km
  ), page as (
    select n.id, n.distance, n.is_near, row_number() over (order by
      n.is_near,
      case when sort = 'title' then n.title end,
      case when sort = 'distance' then n.distance end nulls last,
      n.score desc nulls last,
      case when sort = 'relevance' and groups = 0 then n.distance end nulls last,
      n.published_at desc, n.id) as place
    from near n where n.missing is null
    order by place limit page_size offset page_offset
  )
  select
    coalesce((select array_agg(p.id order by p.place) from page p), '{}'),
    coalesce((select array_agg(p.distance order by p.place) from page p), '{}'),
    coalesce((select array_agg(p.is_near order by p.place) from page p), '{}'),
    (select count(*)::integer from near n where n.missing is null),
    (select count(*)::integer from near n where n.missing is null and not n.is_near),
    -- A group's own choice does not count for its numbers: what it alone leaves out is counted there all the same.
    (select coalesce(json_object_agg(f.name, f.numbers), '{}') from (
      select split_part(c.code, ':', 1) as name, json_object_agg(split_part(c.code, ':', 2), c.number) as numbers
      from (
        select u.code, count(*) as number from (select unnest(n.codes) as code, n.missing from near n) u
        where u.missing is null or starts_with(u.code, u.missing) group by u.code) c
      where split_part(c.code, ':', 1) = any (counted)
      group by 1) f);
end $$;

revoke execute on function search_vacancies(jsonb, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) from public;
grant execute on function search_vacancies(jsonb, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) to vw_app;

-- Handing a function over takes the right to make one in its schema, for a moment.
grant create on schema public to vw_search;
alter function search_vacancies(jsonb, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) owner to vw_search;
revoke create on schema public from vw_search;
