import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import type { Daypart } from '#features/vacancies/model/states.ts'
import { type Candidate, type CandidateMismatch, type CandidateReason, mostCandidates } from '#features/one-on-one/candidates/candidate.ts'
import { todaySql } from '#features/one-on-one/matches/live-sql.ts'
import { vogYears } from '#features/pool/model/codes.ts'
import type { DistanceBand } from '#features/one-on-one/model/codes.ts'

const columns = {
  personId: shown.text('f.person_id'),
  firstName: shown.text('f.first_name'),
  postcode4: orNull(shown.text('f.postcode4')),
  offer: shown.text('f.offer_id'),
  isCategory: shown.flag('f.is_category'),
  daypart: orNull(shown.code<Daypart>()('f.daypart')),
  hasDayparts: shown.flag('f.has_dayparts'),
  band: orNull(shown.code<DistanceBand>()('f.band')),
  language: orNull(shown.text('f.language')),
  isLanguage: shown.flag('f.is_language'),
  vogOn: orNull(shown.text('f.vog_on::text')),
  isVogNeeded: shown.flag('f.is_vog_needed'),
  isVogOld: shown.flag('f.is_vog_old'),
  running: shown.number('f.running'),
}
type Row = RowOf<typeof columns>

/**
 * The people whose offer fits a request best: one question, in which each table is read once, so that it costs the same before the database
 * has counted anything. Left out are the asker, whoever wants nothing of them or the other way round, and whoever was proposed for this
 * before. Two matches at a time are enough.
 */
export async function candidatesFor(tx: Tx, centerId: string, requestId: string): Promise<Candidate[]> {
  const rows = await rowsOf(
    tx,
    columns,
    (list) => sql`
    with r as materialized (select requester_user_id, category, dayparts, preferred_language, is_vulnerable, town_latitude, town_longitude
        from help_requests where volunteer_center_id = ${centerId} and id = ${requestId} and kind = 'request'),
      offers as materialized (select id, requester_user_id, first_name, postcode4, category, dayparts, preferred_language, town_latitude, town_longitude
        from help_requests where volunteer_center_id = ${centerId} and kind = 'offer' and status = 'open' and expires_at > now() and requester_user_id is not null),
      vog as materialized (select user_id, max(seen_on) as seen_on from help_vog_checks where volunteer_center_id = ${centerId}
        and seen_on > ${sql.raw(todaySql)} - make_interval(years => ${vogYears}) group by user_id),
      busy as materialized (select helper_user_id as user_id, count(*)::int as running from help_matches
        where volunteer_center_id = ${centerId} and status in ('active', 'evaluating') group by helper_user_id),
      passed as materialized (select helper_user_id as user_id from help_matches
          where volunteer_center_id = ${centerId} and request_id = ${requestId} and helper_user_id is not null
        union select case when b.user_id = r.requester_user_id then b.blocked_user_id else b.user_id end
          from help_blocks b join r on r.requester_user_id in (b.user_id, b.blocked_user_id) where b.volunteer_center_id = ${centerId})
    select ${list} from (
      select o.requester_user_id as person_id, o.first_name, o.postcode4, o.id as offer_id, o.category = r.category as is_category,
        (select d from unnest(o.dayparts) d where d = any(r.dayparts) limit 1) as daypart, cardinality(o.dayparts) > 0 and cardinality(r.dayparts) > 0 as has_dayparts,
        case when km.km is null then null when km.km < 2 then '<2' when km.km < 5 then '2-5' when km.km < 10 then '5-10' else '>10' end as band,
        r.preferred_language as language, r.preferred_language is null or r.preferred_language = o.preferred_language as is_language,
        vog.seen_on as vog_on, coalesce(r.is_vulnerable, false) as is_vog_needed,
        vog.seen_on <= ${sql.raw(todaySql)} - make_interval(years => ${vogYears}) + interval '3 months' as is_vog_old, coalesce(busy.running, 0) as running
      from r cross join offers o
      left join lateral (select distance_km(r.town_latitude, r.town_longitude, o.town_latitude, o.town_longitude) as km) km on true
      left join vog on vog.user_id = o.requester_user_id
      left join busy on busy.user_id = o.requester_user_id
      where o.requester_user_id is distinct from r.requester_user_id and o.requester_user_id not in (select user_id from passed)
    ) f
    order by (case when f.is_category then 4 else 0 end) + (case when f.daypart is not null then 3 else 0 end) + (case when f.is_language then 1 else 0 end)
      + (case f.band when '<2' then 3 when '2-5' then 2 when '5-10' then 1 else 0 end) + (case when f.is_vog_needed and f.vog_on is not null then 3 else 0 end)
      - least(f.running, 4) * 2 desc, f.offer_id limit ${mostCandidates}`,
  )
  return rows.map(candidate)
}

function candidate(row: Row): Candidate {
  const reasons: CandidateReason[] = [
    ...(row.daypart ? [{ kind: 'daypart' as const, daypart: row.daypart }] : []),
    ...(row.isCategory ? [{ kind: 'category' as const }] : []),
    ...(row.band && row.band !== '>10' ? [{ kind: 'band' as const, band: row.band }] : []),
    ...(row.language && row.isLanguage ? [{ kind: 'language' as const, language: row.language }] : []),
    ...(row.vogOn ? [{ kind: 'vog' as const, seenOn: row.vogOn }] : []),
  ]
  const { personId, firstName, postcode4, offer } = row
  return { personId, firstName, postcode4, offer, reasons, mismatch: mismatchOf(row) }
}

function mismatchOf(row: Row): CandidateMismatch | null {
  const found = [
    row.isVogNeeded && row.vogOn === null && 'vog',
    row.running >= 2 && 'busy',
    row.hasDayparts && row.daypart === null && 'daypart',
    !row.isLanguage && 'language',
    !row.isCategory && 'category',
    row.band === '>10' && 'far',
    row.isVogOld && 'vog_renew',
  ].find((one) => one !== false)
  return found ? { kind: found as CandidateMismatch['kind'] } : null
}

/** GET /help_requests/{id}/candidates: up to five people for the desk, each with reasons and one mismatch. */
export const candidatesRoute: ApiRoute = {
  method: 'GET',
  path: '/help_requests/:id/candidates',
  run: async (call) => {
    requireRight(call, 'help_requests', 'propose')
    const id = idOf(call)
    const { centerId, siteFlags } = call.asked
    if (!siteFlags['peerToPeer'] || !isUuid(id)) throw new NotFound('help_requests', id)
    const candidates = await call.db.inCenter(centerId, async (tx) => {
      const found = await tx.selectFrom('help_requests').select('id').where('volunteer_center_id', '=', centerId).where('id', '=', id).executeTakeFirst()
      if (!found) throw new NotFound('help_requests', id)
      return await candidatesFor(tx, centerId, id)
    })
    return { document: { meta: { candidates } } }
  },
}
