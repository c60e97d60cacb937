-- The search asks for any group of codes by the name of its column, so that a new filter is a declaration
-- (features/vacancies/search.ts) and no new argument.

create function named_codes(name text, codes text[]) returns text[] language sql immutable parallel safe
return (select coalesce(array_agg(name || ':' || code), '{}') from unnest(codes) as code);

-- Every code of a vacancy as `column:code`. A column of codes that people shall filter by stands here.
alter table vacancies add column codes text[] not null generated always as (
  public.named_codes('themes', themes) || public.named_codes('dayparts', dayparts) || public.named_codes('suitable_for', suitable_for) ||
  public.named_codes('requirements', requirements) || public.named_codes('language_level', array_remove(array[language_level], null)) ||
  array['commitment:' || commitment, 'location_mode:' || location_mode, 'expenses:' || expenses]) stored;

drop function search_vacancies(text, text[], text[], text[], text[], double precision, double precision, double precision, text, integer, bigint);

-- Words: every one of them has to be found, in the vacancy or in its organization's name; the last may be half typed.
-- Only when that finds fewer than five, words that look alike in a title, a theme or an organization's name count as well.
-- Asked: `{"themes": ["themes:care", …]}`, any within a group, all groups together. Counted: the columns that facets are
-- wanted of; each facet leaves its own group out of account.
-- Place: work from home is near everybody. Nulls ask for nothing.
-- One row: the ids of the page in order, their distances, how many there are in all, and the facets as JSON.
create function search_vacancies(
  words text, asked jsonb, counted text[],
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
  with asked_group as materialized (
    select e.key || ':' as name, array(select jsonb_array_elements_text(e.value)) as codes from jsonb_each(asked) e
  ), candidate as not materialized (
    select v.id, v.title, v.codes, v.location_mode, v.latitude, v.longitude, v.published_at, v.search, 0 as far
    from public.vacancies v
    where query is null and v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today
    union all
    select v.id, v.title, v.codes, v.location_mode, v.latitude, v.longitude, v.published_at, v.search, 0
    from public.vacancies v
    where query is not null and v.volunteer_center_id = center and v.id = any (found_ids) and v.status = 'published'
    union all
    select v.id, v.title, v.codes, v.location_mode, v.latitude, v.longitude, v.published_at, v.search, 1
    from public.vacancies v
    where similar_ids is not null and v.volunteer_center_id = center and v.id = any (similar_ids) and v.status = 'published' and v.valid_through >= today
  ), located as not materialized (
    select c.*, case when lat is null or c.location_mode = 'remote' then null else public.distance_km(lat, lng, c.latitude, c.longitude) end as distance
    from candidate c
  ), near as materialized (
    select l.id, l.title, l.codes, l.distance, l.published_at, l.far,
      case when sort = 'relevance' and query is not null then ts_rank(l.search, any_query) end as rank,
      -- The groups that leave it out: none, one by its name, or more than one.
      case when asked is not null then (
        select case count(*) when 0 then null when 1 then min(g.name) else 'more' end from asked_group g where not l.codes && g.codes) end as missing
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
    from near n where n.missing is null
    order by place limit page_size offset page_offset
  )
  select
    coalesce((select array_agg(p.id order by p.place) from page p), '{}'),
    coalesce((select array_agg(p.distance order by p.place) from page p), '{}'),
    (select count(*)::integer from near n where n.missing is null),
    -- A group's own choice does not count for its numbers: what it alone leaves out is counted there all the same.
    (select coalesce(json_object_agg(f.name, f.numbers), '{}') from (
      select split_part(c.code, ':', 1) as name, json_object_agg(split_part(c.code, ':', 2), c.number) as numbers
      from (
        select u.code, count(*) as number from (select unnest(n.codes) as code, n.missing from near n) u
        where u.missing is null or starts_with(u.code, u.missing) group by u.code) c
      where split_part(c.code, ':', 1) = any (counted)
      group by 1) f);
end $$;

revoke execute on function search_vacancies(text, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) from public;
grant execute on function search_vacancies(text, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) to vw_app;

-- Handing a function over takes the right to make one in its schema, for a moment.
grant create on schema public to vw_search;
alter function search_vacancies(text, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) owner to vw_search;
revoke create on schema public from vw_search;
