-- The public list of one-on-one help: what is open and for everybody, compared by date, so that it is right between two runs of the job. The
-- table is under row-level security, which keeps text search from its index; so, as in search_social_map, this one reviewed function reads
-- for vw_app: it takes the center from the transaction, never from the caller, and belongs to a role that can only read, and no more than
-- what is granted column by column.
--
-- `typed`: every word has to be met, by a form of it or by how a word begins. Null means no condition. `lat`, `lng`: distances are told in
-- bands from the middle of the town, and ordered by them, so that any two people of one town have the same band and order from every
-- postcode (decisions 80); what has no middle comes last.
--
-- One row: the ids of the page in order, their bands, and how many there are.
create or replace function search_help_requests(
  typed text, kinds text[], categories text[], frequencies text[], parts text[], languages text[],
  lat double precision, lng double precision, page_size integer, page_offset bigint)
returns table (ids uuid[], bands text[], total integer)
language sql stable security definer
set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
  with wanted as materialized (
    select string_agg('(' || public.any_of_words(array[word, word || '*'])::text || ')', ' & ')::tsquery as words
    from (select distinct word from regexp_split_to_table(public.plain(coalesce(typed, '')), '[^[:alnum:]]+') as word where word <> '' limit 12) w
  ), found as materialized (
    select r.id, r.screened_at,
      case when lat is null or r.town_latitude is null then null else public.distance_km(lat, lng, r.town_latitude, r.town_longitude) end as km
    from public.help_requests r
    where r.volunteer_center_id = nullif(current_setting('app.center_id', true), '')::uuid
      and r.status = 'open' and r.visibility = 'public' and r.expires_at > now()
      and (r.requester_user_id is null or exists (select from public.users u where u.id = r.requester_user_id and u.status = 'active'))
      and (kinds is null or r.kind = any (kinds))
      and (categories is null or r.category = any (categories))
      and (frequencies is null or r.frequency = any (frequencies))
      and (parts is null or r.dayparts && parts or r.dayparts = '{}')
      and (languages is null or r.preferred_language = any (languages))
      and ((select words from wanted) is null or r.words @@ (select words from wanted))
  ), banded as (
    select f.id, f.screened_at, case when f.km is null then null when f.km < 2 then 1 when f.km < 5 then 2 when f.km < 10 then 3 else 4 end as band from found f
  ), page as (
    select b.id, b.band, row_number() over (order by b.band nulls last, b.screened_at desc, b.id) as place from banded b
    order by place limit page_size offset page_offset
  )
  select coalesce(array_agg(p.id order by p.place), '{}'),
    coalesce(array_agg((array['<2', '2-5', '5-10', '>10'])[p.band] order by p.place), '{}'),
    (select count(*)::integer from found)
  from page p
$$;

revoke execute on function search_help_requests(text, text[], text[], text[], text[], text[], double precision, double precision, integer, bigint) from public;
grant execute on function search_help_requests(text, text[], text[], text[], text[], text[], double precision, double precision, integer, bigint) to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_search;
alter function search_help_requests(text, text[], text[], text[], text[], text[], double precision, double precision, integer, bigint) owner to vw_search;
revoke create on schema public from vw_search;
