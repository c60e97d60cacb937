import { countedColumns as countedOfMap } from '#features/social-map/search/server/run-search.ts'
import { countedColumns } from '#features/vacancies/search/server/run-search.ts'
import { today } from '#kernel/db/server/database-clock.ts'

/** One statement for each question of the benchmark: all the SQL of the bare servers. */
const vacancyColumns = `v.id, v.title, v.slug, v.summary, v.description, v.tasks, v.expectations, v.rewards, v.translations, v.themes, v.commitment, v.location_mode, v.dayparts,
  v.hours_per_week_min, v.hours_per_week_max, v.start_date, v.end_date, v.valid_through, v.places, v.places_taken, v.suitable_for, v.requirements, v.language_level,
  v.expenses, v.allowance_cents, v.questions, v.city, v.latitude, v.longitude, v.status, v.closed_reason, v.published_at, v.created_at, v.organization_id, v.address_id, v.lock_version,
  v.slots, v.duration_months, v.support_offered, v.insured, v.min_age, v.max_age, v.age_reason, v.tile, v.hide_address, v.status_since, v.updated_at, v.image_id, v.activities, v.skills, v.target_groups, v.external_apply_url, v.priority_until`
const organizationColumns = `o.id as o_id, o.name, o.slug as o_slug, o.organization_type, o.status as o_status, o.summary as o_summary, o.website, o.phone, o.public_email, o.legal_form,
  o.response_median_days, o.created_at as o_created_at, o.lock_version as o_version, o.address_id as o_address_id, o.logo_id, o.cover_id`
/** The same counts for filters as the product's. */
const counted = `'{${countedColumns.join(',')}}'`
const withOrganization = `join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id`

export const questions = {
  list: {
    name: 'list',
    text: `select ${vacancyColumns}, ${organizationColumns}, (select count(*) from vacancies where volunteer_center_id = $1 and status = 'published') as total
      from vacancies v ${withOrganization}
      where v.volunteer_center_id = $1 and v.status = 'published' order by v.published_at desc, v.id limit 25`,
  },
  search: {
    name: 'search',
    text: `select ${vacancyColumns}, ${organizationColumns}, s.total, case when hit.place = 1 then s.facets end as facets
      from search_vacancies($2::jsonb, jsonb_build_object('themes', named_codes('themes', $3)), ${counted}, null, null, null, 'relevance', 25, 0) s
      cross join unnest(s.ids) with ordinality as hit (id, place)
      join vacancies v on v.volunteer_center_id = $1 and v.id = hit.id ${withOrganization} order by hit.place`,
  },
  feed: {
    name: 'feed',
    text: `select v.id, (extract(epoch from v.updated_at) * 1000000)::bigint as modified, v.title, v.description, v.status, v.location_mode, v.city, v.latitude, v.longitude,
        v.external_apply_url, v.valid_through, coalesce(v.published_at, v.created_at) as posted, v.hide_address, o.id as o_id, o.name, o.website, a.street, a.house_number,
        a.postcode, a.city as a_city
      from vacancies v left join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id and o.status = 'approved'
        left join addresses a on a.volunteer_center_id = v.volunteer_center_id and a.id = v.address_id
      where v.volunteer_center_id = $1 and v.published_at is not null and v.updated_at <= now() - interval '30 seconds' order by v.updated_at, v.id limit 500`,
  },
  widget: {
    name: 'widget',
    text: `select v.id, v.title, v.city, v.location_mode, v.dayparts, v.commitment, o.name
      from vacancies v left join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
      where v.volunteer_center_id = $1 and v.status = 'published' and (v.valid_through is null or v.valid_through >= ${today})
      order by v.published_at desc, v.id limit 12`,
  },
  entries: {
    name: 'entries',
    text: `select e.id, e.name, e.slug, e.short_description, e.themes, e.services, map_locations(e.locations, false) as locations, e.phones, e.closed_until, e.assured_at, s.total,
        case when hit.place = 1 then s.facets end as facets
      from search_social_map($2::jsonb, null, '{${countedOfMap.join(',')}}', null, null, null, null, 'relevance', 20, 0) s
      cross join unnest(s.ids) with ordinality as hit (id, place)
      join social_map_entries e on e.volunteer_center_id = $1 and e.id = hit.id order by hit.place`,
  },
  cards: {
    name: 'cards',
    text: `select e.id, u.first_name, e.about, e.town, e.themes, e.skills, e.target_groups, e.languages, e.dutch_level, e.dayparts, e.commitment, e.hours_per_week, e.max_distance_km,
        e.transport, case when e.goal_shown then e.goal end as goal, e.confirmed_at, v.dayparts as asked,
        (select count(*) from (select from pool_entries where volunteer_center_id = $1 and visibility = 'organizations' limit 200) counted) as total
      from vacancies v cross join lateral (
        select * from (select * from pool_entries where volunteer_center_id = $1 and visibility <> 'hidden' and confirmed_at > now() - interval '6 months'
          order by confirmed_at desc, id limit 1000) newest
        order by 3 * (newest.dayparts && v.dayparts)::int + 2 * (newest.skills && v.skills)::int + 2 * (newest.themes && v.themes)::int
          + (newest.target_groups && v.target_groups)::int + (newest.commitment && array[v.commitment])::int
          + (distance_km(newest.town_latitude, newest.town_longitude, v.latitude, v.longitude) < 10)::int desc, newest.confirmed_at desc, newest.id limit 20) e
      join users u on u.id = e.user_id where v.volunteer_center_id = $1 and v.id = $2`,
  },
  one: {
    name: 'one',
    text: `select ${vacancyColumns}, ${organizationColumns} from vacancies v ${withOrganization} where v.volunteer_center_id = $1 and v.id = $2 and v.status in ('published', 'paused', 'filled', 'closed')`,
  },
  map: {
    name: 'map',
    text: `select ${organizationColumns}, o.id, o.address_id, a.street, a.house_number, a.postcode, a.city, a.latitude, a.longitude, a.lock_version as a_version, p.id as profile_id,
        (select count(*) from vacancies v where v.volunteer_center_id = $1 and v.organization_id = o.id and v.status = 'published') as vacancies
      from organizations o left join addresses a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.address_id
        left join organization_profiles p on p.volunteer_center_id = o.volunteer_center_id and p.organization_id = o.id
      where o.volunteer_center_id = $1 and o.status = 'approved' order by o.name, o.id limit 200`,
  },
  apply: {
    name: 'apply',
    // Writes the same rows as the product for an application, so that both make the same amount durable.
    text: `with vacancy as (
        select v.id, v.organization_id, uuidv7() as application_id,
          jsonb_build_object('vacancy', v.title, 'organization', o.name, 'person', trim(p.first_name || ' ' || p.last_name)) as facts, p.first_name
        from vacancies v ${withOrganization} join users p on p.id = $3
        where v.volunteer_center_id = $1 and v.id = $2 and v.status = 'published' and v.valid_through >= ${today} for share of v),
      conversation as (
        insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id, last_message_at)
        select $1, 'application', application_id, $3, organization_id, now() from vacancy returning id, subject_id),
      application as (
        insert into applications (volunteer_center_id, id, vacancy_id, organization_id, user_id, conversation_id, motivation, consent_share_at)
        select $1, c.subject_id, v.id, v.organization_id, $3, c.id, $4, now() from vacancy v, conversation c returning id, organization_id, created_at),
      message as (insert into messages (volunteer_center_id, conversation_id, author_id, side, body) select $1, id, $3, 'volunteer', $4 from conversation),
      consent as (insert into consents (volunteer_center_id, user_id, purpose, version, source) select $1, $3, 'application.share', '2026-11', 'applications/' || id from application),
      trace as (insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, to_state) select $1, $3, 'application.submitted', 'applications', id, 'new' from application),
      team as (
        select distinct r.user_id, u.email, u.first_name, a.id from application a join user_roles r on r.volunteer_center_id = $1 and r.organization_id = a.organization_id join users u on u.id = r.user_id),
      reader as (
        insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to, notified_up_to)
        select $1, id, $3, now(), null from conversation union all select $1, c.id, t.user_id, null, now() from conversation c, team t),
      notice as (
        insert into notifications (volunteer_center_id, user_id, event_key, path, facts, message_id, mailed_at)
        select $1, t.user_id, 'application.received', '/applications/' || t.id, v.facts, 'received-' || t.id, now() from team t, vacancy v)
      insert into outbox (volunteer_center_id, dedupe_key, kind, user_id, address, locale, facts, message_id)
      select $1, 'application.created:' || a.id, 'application.created', $3::uuid, $5, 'nl',
        v.facts || jsonb_build_object('firstName', v.first_name, 'isApplicant', true, 'applicationId', a.id, 'createdAt', a.created_at), 'created-' || a.id
      from application a, vacancy v
      union all select $1, 'application.received:' || t.id, 'application.received', t.user_id, t.email, 'nl',
        v.facts || jsonb_build_object('firstName', t.first_name, 'isApplicant', false, 'applicationId', a.id, 'createdAt', a.created_at), 'received-' || t.id
      from team t, application a, vacancy v
      returning dedupe_key`,
  },
  page: {
    name: 'page',
    text: `select v.id, v.title, v.summary, v.city, v.themes, v.commitment, v.dayparts, v.published_at, o.name, s.total, case when hit.place = 1 then s.facets end as facets
      from search_vacancies($2::jsonb, null, ${counted}, null, null, null, 'relevance', 24, 0) s
      cross join unnest(s.ids) with ordinality as hit (id, place)
      join vacancies v on v.volunteer_center_id = $1 and v.id = hit.id ${withOrganization} order by hit.place`,
  },
} as const
