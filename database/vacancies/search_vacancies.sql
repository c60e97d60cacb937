-- Loads pg_trgm: until it is, only a superuser may set one of its parameters for a function.
select public.word_similarity('', '');

-- The search for vacancies (ADR 0028). Full-text search under row-level security cannot use its indexes, so this one reviewed
-- function reads for vw_app: it takes the center from the transaction, never from the caller, and belongs to a role that can only
-- read. It knows no language: features/vocabulary turns what somebody typed into groups of words and codes.
--
-- `said`: a list of `{"own": […], "words": […], "near": […], "far": […], "codes": […], "hints": […], "kin": […], "letters": "…",
-- "vague": …, "soft": …, "circle": …, "refused": …, "aside": …, "loose": …, "period": […], "age": …}`, null or empty for no words.
-- - own: the words as typed; words: all that mean the same; near: what is merely similar; far: what is less similar.
-- - codes: as in the column `codes`; hints: codes that may fit; kin: codes of what is similar.
-- - letters: what may be a typing error.
-- - vague: only ranks, next to something that is not vague; so does a word that no vacancy has.
-- - circle: things with the same number are near each other, and one of them has to be met.
-- - soft: need not be met. aside: nor does it make a row fit, it only ranks (what somebody is or was).
-- - loose: may mean something else, so that nothing is more than near.
-- - period: first and last day; a row with a date within them meets it too. age: rows for other ages are left out.
-- - refused: rows with any of its words or codes are left out, and rows with no other dayparts than refused ones. They come only, as
--   near, when there is nothing else (ADR 0069).
-- Everything else has to be met: by title, summary, tasks, a code, the name of the organization, or the description (for a word
-- that is in no vocabulary). What fits half as well as the best, and what is merely near, comes last and only when fewer than three
-- are better; `exact` counts what was really found. When nothing was found, more of what is near is shown (ADR 0048), and when nothing
-- is near, what is newest. Where all that is asked beside a refusal is words that no vacancy has, everything that is not refused is found.
-- Most vacancies have none of the words: one look at `said_words`, which holds all texts, tells so before any text is asked.
--
-- `asked`: `{"themes": ["themes:care", …]}`, any code within a group, every group. `counted`: the columns that facets are wanted of;
-- each facet leaves its own group out of account. `lat`, `lng`, `km`: work from home is near everybody. Null means no condition.
--
-- One row: the ids of the page in order, their distances, which of them are merely near, how many there are in all, how many of
-- those are exact, and the facets as JSON.
create or replace function search_vacancies(
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
  wanted constant jsonb := (select jsonb_agg(one order by place) from jsonb_array_elements(said) with ordinality as s (one, place) where not coalesce((one ->> 'refused')::boolean, false));
  groups constant integer := coalesce(jsonb_array_length(wanted), 0);
  no_words constant tsquery := coalesce((select public.any_of_words(array_agg(word)) from jsonb_array_elements(said) as one, jsonb_array_elements_text(one -> 'words') as word where (one ->> 'refused')::boolean), '');
  no_codes constant text[] := array(select code from jsonb_array_elements(said) as one, jsonb_array_elements_text(one -> 'codes') as code where (one ->> 'refused')::boolean and not starts_with(code, 'dayparts:'));
  no_parts constant text[] := array(select split_part(code, ':', 2) from jsonb_array_elements(said) as one, jsonb_array_elements_text(one -> 'codes') as code where (one ->> 'refused')::boolean and starts_with(code, 'dayparts:'));
  age constant integer := (select min((one ->> 'age')::integer) from jsonb_array_elements(said) as one);
  refuses constant boolean := no_codes <> '{}' or no_parts <> '{}' or age is not null or numnode(no_words) > 0;
  refused_ids uuid[] := '{}';
  -- Nothing but what is refused is there.
  is_last_resort boolean := false;
  -- Beside what is refused, only words were asked that no vacancy has: everything else suits.
  shows_rest boolean := false;
  found_ids uuid[];
  scores real[];
  near_ids uuid[];
  near_scores real[];
begin
  if refuses then
    select coalesce(array_agg(v.id), '{}') into refused_ids from public.vacancies v
    where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today
      and (v.said_words @@ no_words or v.codes && no_codes or (v.dayparts <> '{}' and v.dayparts <@ no_parts) or v.min_age > age or v.max_age < age);
    is_last_resort := not exists (select from public.vacancies v
      where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today and not v.id = any (refused_ids));
  end if;

  if groups > 0 then
    with meant as materialized (
      select g.place, coalesce(public.any_of_words(g.own), '') as own, coalesce(public.any_of_words(g.own || g.words), '') as words,
        coalesce(replace(public.any_of_words(g.own)::text, '''~', '''')::tsquery, '') as plain_own, coalesce(replace(public.any_of_words(g.own || g.words)::text, '''~', '''')::tsquery, '') as plain_words,
        coalesce(g.codes, '{}') as codes, coalesce(g.vague, false) as is_vague, coalesce(g.aside, false) as is_aside, coalesce(g.loose, false) as is_loose, g.period, g.letters is not null as is_unknown,
        -- A bit for each circle of things that are near each other; none for what need not be met.
        case when coalesce(g.soft, false) then 0 else 1 << coalesce(g.circle, g.place::integer - 1) end as circle, starts_with(g.codes[1], 'themes:') or starts_with(g.codes[1], 'target_groups:') as is_theme,
        array(select c from unnest(g.codes) as c where starts_with(c, 'target_groups:')) as helped, array(select c from unnest(g.codes) as c where starts_with(c, 'themes:')) as themes,
        not coalesce(starts_with(g.codes[1], 'themes:') or starts_with(g.codes[1], 'target_groups:'), true) as is_coded,
        case when starts_with(g.codes[1], 'dayparts:') then public.any_of_words(g.own || array(select day || '*' from unnest(g.named) as day)) end as days
      from rows from (jsonb_to_recordset(wanted) as (own text[], named text[], words text[], codes text[], letters text, vague boolean, soft boolean, circle integer, aside boolean, loose boolean, period date[]))
        with ordinality as g (own, named, words, codes, letters, vague, soft, circle, aside, loose, period, place)
    ), named as materialized (
      select o.id, m.place, o.name
      from public.organizations o join meant m on o.name_words @@ m.words where o.volunteer_center_id = center and not m.is_coded
    ), tier as (
      select v.id, m.place, m.circle, m.is_coded, m.is_aside,
        -- A title says for whom it is as well: "Snoeien bij Zwembad De Duiker" is no swimming.
        case when m.is_coded or not t.has_any or not v.title_words @@ m.words then 0 when n.name is null or strpos(v.title, n.name) = 0 then 1.0
          when public.searched_words(replace(v.title, n.name, ''), v.translations -> 'en' ->> 'title') @@ m.words then 1.0 else 0 end as title,
        case when not m.is_coded and t.has_any and v.summary_words @@ m.words then 0.7 else 0 end as summary,
        -- What it says of tasks counts more than the skills that help, which are no work of their own.
        case when m.is_coded or not t.has_any then 0 when v.task_words @@ m.own then case when v.search @@ m.plain_own then 0.45 else 0.27 end
          when v.task_words @@ m.words then case when v.search @@ m.plain_words then 0.3 else 0.25 end else 0 end as task,
        case when not t.has_any then 0 when v.title_words @@ m.own then 0.2 when v.summary_words @@ m.own then 0.1 else 0 end as literal,
        case when m.period is not null and v.start_date <= m.period[2] and coalesce(v.end_date, v.start_date) >= m.period[1] then 0.8
          when not v.codes && m.codes then case when m.days is not null and v.dayparts = '{}' and (v.title_words @@ m.days or v.summary_words @@ m.days) then 0.7 else 0 end
          when m.is_theme then 0.4 + case when v.codes && m.helped and v.codes && m.themes then 0.15 else 0 end
          when not starts_with(m.codes[1], 'dayparts:') then 0.8 + 0.1 * cardinality(array(select unnest(v.codes) intersect select unnest(m.codes))) / cardinality(m.codes)
          -- The more of its dayparts fit, the better.
          else 0.7 + 0.2 * (select count(*) filter (where 'dayparts:' || daypart = any (m.codes))::real / count(*) from unnest(v.dayparts) as daypart) end as coded,
        case when n.id is not null then 0.34 else 0 end as name,
        case when m.is_unknown and v.search @@ m.own then 0.35 else 0 end as told
      from public.vacancies v cross join meant m left join named n on n.id = v.organization_id and n.place = m.place
      cross join lateral (select v.said_words @@ m.words as has_any offset 0) t
      where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today and (not refuses or not v.id = any (refused_ids))
    ), score as materialized (
      select t.id, t.place, t.circle, t.is_coded, t.is_aside, greatest(t.title, t.summary, t.task, t.coded, t.name, t.told) as best,
        0.1 * ((t.title > 0)::integer + (t.summary > 0)::integer + (t.task > 0)::integer + (t.coded > 0)::integer + (t.name > 0)::integer) + t.literal as also
      from tier t
    ), need as materialized (
      select array_agg(m.place) as places, bit_or(m.circle) as circles, greatest(count(distinct m.circle) filter (where m.circle > 0), 1) as needed, bool_or(m.is_loose) as is_loose from meant m
      where not m.is_aside and not (m.is_unknown and groups > 1 and not exists (select from score s where s.place = m.place and s.best > 0.4))
        and not (m.is_vague and exists (select from meant o where not o.is_vague and not o.is_unknown and not o.is_aside and (m.is_coded or not o.is_coded)))
    ), hit as (
      select s.id, n.needed, n.is_loose, (sum(s.best) filter (where s.place = any (n.places)))::real as fits,
        coalesce(sum(s.best) filter (where s.place = any (n.places) and not s.is_coded), 0)::real as told, sum((s.best + s.also) * case when s.is_aside then 0.3 else 1 end)::real as score,
        cardinality(n.places) as asked, count(*) filter (where s.place = any (n.places)) = cardinality(n.places) as is_whole
      from score s cross join need n where s.best > 0
      group by s.id, n.places, n.circles, n.needed, n.is_loose
      having bit_or(s.circle) filter (where s.place = any (n.places)) & n.circles = n.circles and bool_or(s.place = any (n.places))
    ), weighed as (
      select h.*, not h.is_loose and h.fits > 0.52 * max(h.fits) over () and h.told >= 0.5 * max(h.told) over () and h.fits >= case when count(*) over () <= 3 then 0.28 else 0.34 end * h.needed
        and (h.is_whole or not bool_or(h.is_whole and h.fits >= 0.6 * h.asked) over ()) as is_good from hit h
    ), sorted as (
      select w.*, w.is_good or count(*) filter (where w.is_good) over () >= 3 as is_found from weighed w
    )
    select coalesce(array_agg(o.id) filter (where o.is_found), '{}'), coalesce(array_agg(o.score) filter (where o.is_found), '{}'),
        coalesce((array_agg(o.id order by o.score desc, o.id) filter (where not o.is_found and o.fits >= 0.45 * o.needed))[:6], '{}'),
        coalesce((array_agg(o.score order by o.score desc, o.id) filter (where not o.is_found and o.fits >= 0.45 * o.needed))[:6], '{}')
      into found_ids, scores, near_ids, near_scores from sorted o;

    if cardinality(found_ids) < 3 and cardinality(near_ids) < 6 then
      with asked_for as materialized (
        select g.place, public.any_of_words(g.own || g.words) as words, replace(public.any_of_words(g.own || g.named)::text, '''~', '''')::tsquery as own, public.any_of_words(g.near) as near, public.any_of_words(g.far) as far,
          coalesce(g.codes, '{}') as codes, coalesce(g.hints, '{}') as hints, coalesce(g.kin, '{}') as kin, g.letters
        from rows from (jsonb_to_recordset(wanted) as (own text[], named text[], words text[], near text[], far text[], codes text[], hints text[], kin text[], letters text))
          with ordinality as g (own, named, words, near, far, codes, hints, kin, letters, place)
      ), meant as materialized (
        select a.*, coalesce(a.words, '') || coalesce(a.near, '') || coalesce(a.far, '') as any_words from asked_for a
      ), alike as materialized (
        select o.id, m.place from public.organizations o join meant m on m.letters operator(public.<%) o.name_letters where o.volunteer_center_id = center
      ), named as materialized (
        select o.id, m.place, o.name from public.organizations o join meant m on o.name_words @@ (m.words || m.near)
        where o.volunteer_center_id = center
      ), score as materialized (
        select v.id, m.place, b.best,
          -- Of those that are as near, the one that more speaks for.
          case when v.codes && m.hints then 0.06 else 0 end + case when v.codes && m.kin then 0.05 else 0 end
            + case when g.has_any and v.task_words @@ m.words then 0.04 else 0 end + case when g.has_any and v.task_words @@ m.near then 0.03 else 0 end
            + case when g.has_any and v.summary_words @@ m.near then 0.03 else 0 end as also
        from public.vacancies v cross join meant m left join alike a on a.id = v.organization_id and a.place = m.place
        left join named n on n.id = v.organization_id and n.place = m.place
        cross join lateral (select v.said_words @@ m.any_words as has_any offset 0) g
        cross join lateral (select case when n.name is null or strpos(v.title, n.name) = 0 then v.title_words
          else public.searched_words(replace(v.title, n.name, ''), v.translations -> 'en' ->> 'title') end as words) t
        cross join lateral (select case
          when g.has_any and t.words @@ m.words then 0.9
          when v.letters is not null and m.letters operator(public.<%) v.letters then 0.8
          when g.has_any and v.summary_words @@ m.words then 0.6
          when v.codes && m.codes then case when starts_with(m.codes[1], 'themes:') or starts_with(m.codes[1], 'target_groups:') then 0.4 else 0.6 end
          when v.search @@ m.own then 0.42
          when g.has_any and t.words @@ m.near then 0.4
          when a.id is not null then 0.4
          when g.has_any and v.task_words @@ m.words then 0.35
          when g.has_any and v.summary_words @@ m.near then 0.35
          when g.has_any and v.title_words @@ m.far then 0.25
          when v.codes && m.hints then 0.22
          when g.has_any and v.task_words @@ m.near then 0.2
          when v.codes && m.kin then 0.2
          when g.has_any and v.summary_words @@ m.far then 0.18
          when v.search @@ m.words then 0.15 end as best) b
        where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today and v.id <> all (found_ids || near_ids || refused_ids)
          and b.best is not null
      ), rare as (
        -- What few vacancies say tells more than what many say: 'zwerfvuil met kinderen' is near what picks up litter.
        select s.place, case when groups = 1 then 1 else 2 / (2 + ln(1 + count(*) filter (where s.best >= 0.4))) end as weight from score s group by s.place
      ), hit as (
        select s.id, sum((s.best + s.also) * r.weight)::real as score, count(*) as met, max(count(*)) over () as most
        from score s join rare r on r.place = s.place group by s.id
      ), nearest as (
        select h.id, h.score from (select h.*, max(h.score) over () as best from hit h where 2 * h.met >= h.most) h
        where case when cardinality(found_ids) = 0 then 3 * h.score >= h.best else 2 * h.score >= h.best and h.score >= 0.3 end order by h.score desc, h.id limit 6 - cardinality(near_ids)
      )
      select near_ids || coalesce(array_agg(s.id), '{}'), near_scores || coalesce(array_agg(s.score - 10), '{}') into near_ids, near_scores from nearest s;
    end if;
  end if;

  if groups > 0 and refuses and cardinality(found_ids) + cardinality(near_ids) = 0 then
    select coalesce(array_agg(n.id), '{}'), coalesce(array_agg(-20::real), '{}') into near_ids, near_scores from (
      select v.id from jsonb_to_recordset(wanted) as g (own text[], words text[], codes text[]) join public.vacancies v
        on v.said_words @@ public.any_of_words(g.own || g.words) or v.codes && g.codes
      where v.volunteer_center_id = center and v.id = any (refused_ids) group by v.id order by count(*) desc, v.id limit 6) n;
  end if;

  shows_rest := refuses and groups > 0 and not is_last_resort and cardinality(found_ids) = 0 and cardinality(refused_ids) > 0
    and not exists (select from jsonb_array_elements(wanted) as one where one ->> 'letters' is null);
  -- A search never ends in nothing while there are vacancies: what is newest is shown as near.
  if groups > 0 and not shows_rest and cardinality(found_ids) + cardinality(near_ids) = 0 then
    select coalesce(array_agg(n.id), '{}'), coalesce(array_agg(-30::real), '{}') into near_ids, near_scores from (
      select v.id from public.vacancies v
      where v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today and not v.id = any (refused_ids)
      order by v.published_at desc, v.id limit 6) n;
  end if;

  return query
  with asked_group as materialized (
    select e.key || ':' as name, array(select jsonb_array_elements_text(e.value)) as codes from jsonb_each(asked) e
  ), candidate as not materialized (
    select v.id, v.title, v.codes, v.location_mode, v.latitude, v.longitude, v.published_at, near_scores[array_position(near_ids, v.id)] as score, v.id = any (refused_ids) as is_near
    from public.vacancies v
    where (groups = 0 or shows_rest) and v.volunteer_center_id = center and v.status = 'published' and v.valid_through >= today
      and (not refuses or is_last_resort or not v.id = any (refused_ids))
    union all
    select v.id, v.title, v.codes, v.location_mode, v.latitude, v.longitude, v.published_at, f.score, f.is_near
    from (
      select f.id, f.score, false as is_near from unnest(found_ids, scores) as f (id, score)
      union all select f.id, f.score, true from unnest(near_ids, near_scores) as f (id, score)) f
    join public.vacancies v on v.volunteer_center_id = center and v.id = f.id
    where groups > 0 and not shows_rest
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
      case when sort = 'relevance' and (groups = 0 or shows_rest) then n.distance end nulls last,
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
        select u.code, count(*) as number from (select unnest(n.codes) as code, n.missing from near n where cardinality(counted) > 0) u
        where u.missing is null or starts_with(u.code, u.missing) group by u.code) c
      where split_part(c.code, ':', 1) = any (counted)
      group by 1) f);
end $$;

revoke execute on function search_vacancies(jsonb, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) from public;
grant execute on function search_vacancies(jsonb, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_search;
alter function search_vacancies(jsonb, jsonb, text[], double precision, double precision, double precision, text, integer, bigint) owner to vw_search;
revoke create on schema public from vw_search;
