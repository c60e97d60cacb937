import { sql } from 'kysely'
import { centerColleagues, inRoles } from '#kernel/access/role-sets.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { gapWords as words } from '#features/vacancies/gap-words.ts'
import { type Gap, incompleteOf, type Judged, shortest } from '#features/vacancies/incomplete.ts'
import { novFindings } from '#features/vacancies/nov.ts'
import type { NovFacts, NovFinding } from '#features/vacancies/nov-finding.ts'
import { novAdvice, novTitles } from '#features/vacancies/nov-words.ts'

type Row = Judged & Omit<NovFacts, 'english'>
type Asked = Pick<Call, 'tx' | 'centerId' | 'now' | 'id'>

/** What the row lacks, and what in it is against NOV's criteria for sure; read anew, for what was just written may change both. */
export async function gapsOf(call: Asked): Promise<Gap[]> {
  const row = await readJudged(call)
  return [...incompleteOf(row, call.now), ...hardFindings(row)]
}

/** @throws {Invalid} while something in it is against NOV's criteria for sure */
export async function refuseHardFindings(call: Asked): Promise<void> {
  refuseGaps(hardFindings(await readJudged(call)))
}

function hardFindings(row: Row): Gap[] {
  const hard = novFindings({ ...row, english: row.translations.en ?? null }).filter(({ isHard, code }) => isHard && code !== 'contact_missing')
  return hard.map(({ code, field }: NovFinding) => ({
    field: field === 'english' ? 'translations' : field,
    code,
    words: { nl: `${novTitles[code].nl}. ${novAdvice[code].nl}`, en: `${novTitles[code].en}. ${novAdvice[code].en}` },
  }))
}

async function readJudged({ tx, centerId, id }: Asked): Promise<Row> {
  const { rows } = await sql<Row>`
    select v.title, v.summary, v.description, v.translations, v.tasks, v.expectations, v.rewards, v.questions, v.requirements,
      v.support_offered as "supportOffered", v.insured, v.themes, v.commitment, v.location_mode as "locationMode", v.dayparts, v.slots,
      v.hours_per_week_min::float8 as "hoursPerWeekMin", v.hours_per_week_max::float8 as "hoursPerWeekMax",
      v.start_date::text as "startDate", v.end_date::text as "endDate", v.valid_through::text as "validThrough",
      v.min_age as "minAge", v.max_age as "maxAge", v.age_reason as "ageReason", v.expenses, v.allowance_cents as "allowanceCents",
      v.city, a.postcode, v.latitude is not null as "isCityKnown",
      -- Where no postcodes of a town are loaded, its own place will do.
      exists (select from places p where p.postcode4 = left(a.postcode, 4))
        or not exists (select from places p where p.postcode4 is not null and plain(p.name) = plain(v.city)) as "isPostcodeKnown",
      exists (select from user_roles r join users u on u.id = r.user_id where r.user_id = v.contact_user_id and u.status in ('active', 'invited')
        and (r.organization_id = v.organization_id or r.volunteer_center_id = v.volunteer_center_id and o.organization_type = 'VolunteerCenter'
          and ${sql.raw(inRoles('r.name', centerColleagues))})) as "hasContact"
    from vacancies v join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
      left join addresses a on a.volunteer_center_id = v.volunteer_center_id and a.id = v.address_id
    where v.volunteer_center_id = ${centerId} and v.id = ${id}`.execute(tx)
  return rows[0]!
}

const relations: Record<string, string> = { contactUser: '/data/relationships/contact_user' }

/** @throws {Invalid} with every gap at its field */
export function refuseGaps(gaps: readonly Gap[]): void {
  if (gaps.length === 0) return
  throw new Invalid(gaps.map(({ field, code, words }) => ({ code, attribute: field, words, ...(relations[field] && { pointer: relations[field] }) })))
}

const needed = {
  summary: ['summary', sayInAll(words.summary)],
  description: ['description', sayInAll(words.description, { min: shortest.description })],
  themes: ['themes', sayInAll(words.themes)],
  commitment: ['commitment', sayInAll(words.commitment)],
  location_mode: ['locationMode', sayInAll(words.locationMode)],
  valid_through: ['validThrough', sayInAll(words.validThrough)],
} as const

/** What the row itself does not hold without, once it is no draft. @throws {Invalid} */
export function refuseEmptied(columns: Readonly<Record<string, unknown>>): void {
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const emptied = Object.entries(needed).filter(([column]) => column in columns && isEmpty(columns[column]))
  if (emptied.length > 0) throw new Invalid(emptied.map(([, [attribute, said]]) => ({ code: 'blank', attribute, words: said })))
}
