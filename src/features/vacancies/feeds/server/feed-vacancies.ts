import type { Database } from '#kernel/db/server/database.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { FeedVacancy } from '#features/vacancies/feeds/feed-vacancy.ts'

const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** SQL: a vacancy `v` as JSON, `FeedVacancy`. An address that is hidden, or somebody's home, is not read. */
export const feedVacancy = `json_build_object('id', v.id, 'title', v.title, 'summary', v.summary, 'description', v.description,
  'english', case when coalesce(v.translations #>> '{en,title}', '') <> '' then v.translations -> 'en' end,
  'themes', v.themes, 'skills', coalesce(v.skills, '{}'), 'dayparts', coalesce(v.dayparts, '{}'), 'supportOffered', coalesce(v.support_offered, '{}'), 'expenses', v.expenses,
  'commitment', v.commitment, 'hoursPerWeekMin', v.hours_per_week_min, 'hoursPerWeekMax', v.hours_per_week_max, 'minAge', v.min_age, 'maxAge', v.max_age,
  'locationMode', v.location_mode, 'city', v.city, 'latitude', v.latitude, 'longitude', v.longitude, 'validThrough', v.valid_through,
  'externalApplyUrl', v.external_apply_url, 'publishedAt', ${at('v.published_at')}, 'createdAt', ${at('v.created_at')}, 'updatedAt', ${at('v.updated_at')},
  'organization', (select json_build_object('id', g.id, 'name', g.name, 'summary', g.summary, 'website', g.website) from organizations g
    where g.volunteer_center_id = v.volunteer_center_id and g.id = v.organization_id and g.status = 'approved'),
  'address', case when not v.hide_address and v.location_mode is distinct from 'at_home_of_client' then (select json_build_object('street', p.street, 'houseNumber', p.house_number,
    'postcode', p.postcode, 'city', p.city) from addresses p where p.volunteer_center_id = v.volunteer_center_id and p.id = v.address_id) end)`

/** SQL: somebody can apply for a vacancy `v` on a day. Dates are compared here, since jobs change states some minutes later. */
export const isOpen = (day: string): string => `(v.status = 'published' and (v.valid_through is null or v.valid_through >= ${day}::date))`

type Asked = { centerId: string; /** `2026-12-08`, on Dutch clocks. */ day: string; most: number; theme?: Theme | null; organizationId?: string | null }

/** The open vacancies of a center, those that were published last first: one question. */
export async function openVacancies(db: Database, { centerId, day, most, theme = null, organizationId = null }: Asked): Promise<FeedVacancy[]> {
  const statement = new Statement()
  const text = `select ${feedVacancy} from vacancies v where v.volunteer_center_id = ${statement.param(centerId)}::uuid and ${isOpen(statement.param(day))}
    ${theme ? `and v.themes @> array[${statement.param(theme)}]` : ''} ${organizationId ? `and v.organization_id = ${statement.param(organizationId)}::uuid` : ''}
    order by v.published_at desc, v.id limit ${most}`
  const [rows] = await db.read(centerId, [{ text, values: statement.values }])
  return rows!.map(([row]) => JSON.parse(row!) as FeedVacancy)
}
