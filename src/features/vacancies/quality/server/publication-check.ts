import { sql } from 'kysely'
import { centerColleagues, inRoles } from '#kernel/access/role-sets.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { gapWords as words } from '#features/vacancies/model/gap-words.ts'
import { type FactsOfVacancy, gapsIn, hardFindings } from '#features/vacancies/quality/gaps-in.ts'
import { type CheckedVacancy, type Gap, shortest } from '#features/vacancies/quality/incomplete.ts'

type Row = FactsOfVacancy
type Asked = Pick<Call, 'tx' | 'centerId' | 'now' | 'id'>

/** The gaps of the stored vacancy and its hard findings. Reads the row again, because a change may just have altered both. */
export async function gapsOf(call: Asked): Promise<Gap[]> {
  const row = await readForCheck(call)
  return gapsIn(row, call.now)
}

/** @throws {Invalid} if the vacancy has hard findings under NOV's criteria */
export async function refuseHardFindings(call: Asked): Promise<void> {
  refuseGaps(hardFindings(await readForCheck(call)))
}

/** SQL: whether a postcode is known. If no postcodes of the town are loaded, any postcode is accepted there. */
export function isPostcodeKnown(postcode: string, city: string): string {
  return `exists (select from places p where p.postcode4 = left(${postcode}, 4))
    or not exists (select from places p where p.postcode4 is not null and plain(p.name) = plain(${city}))`
}

const judgedColumns = {
  title: shown.text('v.title'),
  summary: shown.text('v.summary'),
  description: shown.text('v.description'),
  translations: shown.json<CheckedVacancy['translations']>()('v.translations'),
  tasks: shown.json<Row['tasks']>()('v.tasks'),
  expectations: shown.json<Row['expectations']>()('v.expectations'),
  rewards: shown.json<Row['rewards']>()('v.rewards'),
  questions: shown.json<Row['questions']>()('v.questions'),
  requirements: shown.json<Row['requirements']>()('v.requirements'),
  supportOffered: shown.json<Row['supportOffered']>()('v.support_offered'),
  insured: shown.flag('v.insured'),
  themes: shown.json<Row['themes']>()('v.themes'),
  commitment: shown.json<Row['commitment']>()('v.commitment'),
  locationMode: shown.json<Row['locationMode']>()('v.location_mode'),
  dayparts: shown.json<Row['dayparts']>()('v.dayparts'),
  slots: shown.json<Row['slots']>()('v.slots'),
  hoursPerWeekMin: orNull(shown.number('v.hours_per_week_min::float8')),
  hoursPerWeekMax: orNull(shown.number('v.hours_per_week_max::float8')),
  startDate: orNull(shown.text('v.start_date::text')),
  endDate: orNull(shown.text('v.end_date::text')),
  validThrough: orNull(shown.text('v.valid_through::text')),
  minAge: orNull(shown.number('v.min_age')),
  maxAge: orNull(shown.number('v.max_age')),
  ageReason: orNull(shown.text('v.age_reason')),
  expenses: shown.json<Row['expenses']>()('v.expenses'),
  allowanceCents: orNull(shown.number('v.allowance_cents')),
  city: orNull(shown.text('v.city')),
  postcode: orNull(shown.text('a.postcode')),
  isCityKnown: shown.flag('v.latitude is not null'),
  isPostcodeKnown: shown.flag(isPostcodeKnown('a.postcode', 'v.city')),
  hasContact:
    shown.flag(`exists (select from user_roles r join users u on u.id = r.user_id where r.user_id = v.contact_user_id and u.status in ('active', 'invited')
    and (r.organization_id = v.organization_id or r.volunteer_center_id = v.volunteer_center_id and o.organization_type = 'VolunteerCenter'
      and ${inRoles('r.name', centerColleagues)}))`),
}

async function readForCheck({ tx, centerId, id }: Asked): Promise<Row> {
  const [row] = await rowsOf(
    tx,
    judgedColumns,
    (columns) => sql`select ${columns} from vacancies v join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
      left join addresses a on a.volunteer_center_id = v.volunteer_center_id and a.id = v.address_id
      where v.volunteer_center_id = ${centerId} and v.id = ${id}`,
  )
  return row!
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

/** A vacancy that is no draft may not lose the fields that its check constraints require. @throws {Invalid} */
export function refuseEmptied(columns: Readonly<Record<string, unknown>>): void {
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const emptied = Object.entries(needed).filter(([column]) => column in columns && isEmpty(columns[column]))
  if (emptied.length > 0) throw new Invalid(emptied.map(([, [attribute, said]]) => ({ code: 'blank', attribute, words: said })))
}
