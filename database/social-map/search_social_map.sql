-- Loads pg_trgm: until it is, only a superuser may set one of its parameters for a function.
select public.word_similarity('', '');

-- The search of the social map: what a center shows and a person confirmed within a year, compared by date, so that it is right
-- between two nights. Its tables are under row-level security, which keeps text search from its indexes; so, as in search_vacancies,
-- this one reviewed function reads for vw_app: it takes the center from the transaction, never from the caller, and belongs to a role
-- that can only read.
--
-- `said`: things as features/vocabulary reads them (see search_vacancies), null or empty for no words. What a person tells of
-- themselves counts as what they look for: "ik heb schulden". Every thing that says something has to be met, by the name or a
-- service, by a code, or by the text; what is merely near is shown when nothing meets all.
-- `asked`: `{"themes": ["themes:care", …]}`, any code within a group, every group. `open_at`: the moment of `open:now`.
-- `counted`: the columns that facets are wanted of; each leaves its own group out of account. `lat`, `lng`, `km`: what has no point
-- on the map, a line to call or a place that is hidden, is near everybody. Null means no condition.
-- What is closed for a while comes last in every order.
--
-- One row: the ids of the page in order, their distances, which of them are merely near, how many there are, and the facets as JSON.
create or replace function search_social_map(
  said jsonb, asked jsonb, counted text[],
  lat double precision, lng double precision, km double precision, open_at timestamptz,
  sort text, page_size integer, page_offset bigint)
returns table (ids uuid[], distances double precision[], nears boolean[], total integer, facets json)
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = 'force_generic_plan' set pg_trgm.word_similarity_threshold = '0.5'
as $$
declare
  center constant uuid := nullif(current_setting('app.center_id', true), '')::uuid;
  today constant date := (now() at time zone 'Europe/Amsterdam')::date;
  wanted constant jsonb := (select jsonb_agg(one order by place) from jsonb_array_elements(said) with ordinality as s (one, place)
    where not coalesce((one ->> 'refused')::boolean, false));
  has_words constant boolean := wanted is not null;
  no_words constant tsquery := coalesce((select public.any_of_words(array_agg(word)) from jsonb_array_elements(said) as one,
    jsonb_array_elements_text(one -> 'words') as word where (one ->> 'refused')::boolean), '');
begin
  return query
  with asked_for as materialized (
    select g.place, public.any_of_words(g.own || g.words) as words, public.any_of_words(g.near) as near, coalesce(g.codes, '{}') as codes,
      coalesce(g.hints, '{}') || coalesce(g.kin, '{}') as kin, g.letters, coalesce(g.vague, false) or coalesce(g.soft and not g.aside, false) as is_extra
    from rows from (jsonb_to_recordset(wanted) as (own text[], words text[], near text[], codes text[], hints text[], kin text[], letters text, vague boolean, soft boolean, aside boolean))
      with ordinality as g (own, words, near, codes, hints, kin, letters, vague, soft, aside, place)
  ), meant as materialized (
    -- Without a thing that says more, a vague one is what there is.
    select a.*, not a.is_extra or not bool_or(not a.is_extra) over () as is_needed from asked_for a
  ), listed as not materialized (
    select e.id, e.name, e.codes, e.name_words, e.said_words,
      e.status = 'temporarily_closed' and coalesce(e.closed_from <= today, true) and coalesce(e.closed_until >= today, true) as is_closed
    from public.social_map_entries e
    where e.volunteer_center_id = center and e.status in ('active', 'temporarily_closed') and e.assured_at > now() - interval '12 months'
      and (no_words = ''::tsquery or not e.said_words @@ no_words)
  ), met as materialized (
    select l.id, m.place, m.is_needed,
      case when l.name_words @@ m.words then 1.0 when l.codes && m.codes then 0.7 when l.said_words @@ m.words then 0.6 end as best
    from listed l cross join meant m
    where has_words
  ), found as materialized (
    select m.id, coalesce(sum(m.best), 0)::real as score, false as is_near from met m
    group by m.id having count(*) filter (where m.is_needed and m.best is null) = 0
  ), around as (
    -- What is near takes far longer to compare: it is looked for only when nothing meets all, and only where the thing itself is not said.
    select m.id, sum(coalesce(m.best, n.near))::real as score, true as is_near
    from met m join listed l on l.id = m.id join meant t on t.place = m.place
    cross join lateral (
      select case when m.best is not null then null when l.name_words @@ t.near then 0.4 when t.letters is not null and t.letters operator(public.<%) public.plain(l.name) then 0.4
        when l.said_words @@ t.near then 0.3 when l.codes && t.kin then 0.2 end as near offset 0) n
    where not exists (select from found)
    group by m.id having sum(coalesce(m.best, n.near)) > 0
    order by sum(coalesce(m.best, n.near)) desc, m.id limit 6
  ), candidate as not materialized (
    select l.id, l.name, l.codes, l.is_closed, f.score, coalesce(f.is_near, false) as is_near
    from listed l left join (select * from found union all select * from around) f on f.id = l.id
    where not has_words or f.id is not null
  ), open as materialized (
    select distinct s.entry_id from public.opening_spans s where open_at is not null and s.volunteer_center_id = center and s.during @> open_at
  ), located as not materialized (
    select c.id, c.name, c.is_closed, c.score, c.is_near, p.distance, p.number,
      case when open_at is not null and c.id in (select o.entry_id from open o) then c.codes || '{open:now}'::text[] else c.codes end as codes
    from candidate c left join lateral (
      select min(public.distance_km(lat, lng, p.latitude, p.longitude)) as distance, count(*) as number
      from public.social_map_points p where lat is not null and p.volunteer_center_id = center and p.entry_id = c.id) p on true
  ), asked_group as materialized (
    select e.key || ':' as name, array(select jsonb_array_elements_text(e.value)) as codes from jsonb_each(asked) e
  ), near as materialized (
    select l.*,
      -- The groups that leave it out: none, one by its name, or more than one.
      case when asked is not null then (
        select case count(*) when 0 then null when 1 then min(g.name) else 'more' end from asked_group g where not l.codes && g.codes) end as missing
    from located l
    where km is null or lat is null or l.number = 0 or l.distance <= km
  ), page as (
    select n.id, n.distance, n.is_near, row_number() over (order by
      n.is_near, n.is_closed,
      case when sort = 'distance' then n.distance end nulls last,
      case when sort = 'relevance' then n.score end desc nulls last,
      n.name, n.id) as place
    from near n where n.missing is null
    order by place limit page_size offset page_offset
  )
  select
    coalesce((select array_agg(p.id order by p.place) from page p), '{}'),
    coalesce((select array_agg(p.distance order by p.place) from page p), '{}'),
    coalesce((select array_agg(p.is_near order by p.place) from page p), '{}'),
    (select count(*)::integer from near n where n.missing is null),
    -- A group's own choice does not count for its numbers: what it alone leaves out is counted there all the same.
    (select coalesce(json_object_agg(f.name, f.numbers), '{}') from (
      select split_part(c.code, ':', 1) as name, json_object_agg(split_part(c.code, ':', 2), c.number) as numbers
      from (
        select u.code, count(*) as number from (select unnest(n.codes) as code, n.missing from near n where cardinality(counted) > 0) u
        where u.missing is null or starts_with(u.code, u.missing) group by u.code) c
      where split_part(c.code, ':', 1) = any (counted)
      group by 1) f);
end $$;

revoke execute on function search_social_map(jsonb, jsonb, text[], double precision, double precision, double precision, timestamptz, text, integer, bigint) from public;
grant execute on function search_social_map(jsonb, jsonb, text[], double precision, double precision, double precision, timestamptz, text, integer, bigint) to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_search;
alter function search_social_map(jsonb, jsonb, text[], double precision, double precision, double precision, timestamptz, text, integer, bigint) owner to vw_search;
revoke create on schema public from vw_search;
