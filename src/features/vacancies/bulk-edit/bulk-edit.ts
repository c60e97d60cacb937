import { cutText } from '#kernel/fields/cut-text.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { readAddress, writeAddress } from '#kernel/search/address.ts'
import { codes, either, freeText, type Parameter } from '#kernel/search/parameter.ts'
import { type AskedOf, defineSearch } from '#kernel/search/search.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { monthsMore } from '#features/vacancies/model/extended-to.ts'
import { lastDayOf } from '#features/vacancies/model/put-first-days.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'

/** How many vacancies one bulk change may name (contract §3.3). */
export const maxEdited = 100

const id = /^[0-9a-f-]{36}$/
const listOf = ([sent = '']: readonly string[]) =>
  [
    ...new Set(
      cutText(sent, 8000)
        .split('.')
        .filter((one) => id.test(one)),
    ),
  ].slice(0, maxEdited)
const ids: Parameter<string[]> = { empty: [], read: listOf, parse: listOf, write: (all) => [all.slice(0, maxEdited).join('.')] }

export const bulkChanges = ['extend', 'close', 'contact', 'themes', 'groups', 'first'] as const
export type BulkChange = (typeof bulkChanges)[number]
/** Without `expired`, which only the hourly job sets. */
export const closingReasons = ['filled', 'cancelled', 'other'] as const

/** A bulk change of vacancies. All of it is kept in the address, so that a reload loses nothing. */
const bulkEdit = defineSearch({
  page: '/vacancies/bulk-edit',
  api: 'vacancies',
  parameters: {
    ids,
    change: either(bulkChanges),
    until: freeText({ max: 10 }),
    reason: either(closingReasons),
    contact: freeText({ max: 36 }),
    theme: codes(themes, { column: 'themes' }),
    group: codes(targetGroups, { column: 'target_groups' }),
    days: either(['14', '7', '28', 'none']),
  },
})
export type AskedChange = AskedOf<typeof bulkEdit> & { /** The last day on which they are put first; null: no longer put first. */ firstUntil: string | null }

/** The address of the bulk change of these vacancies. */
export const bulkEditAddress = (chosen: readonly string[], asked: Partial<AskedChange> = {}): string => writeAddress(bulkEdit, { ...asked, ids: [...chosen] })

/** Reads a bulk change from an address; an extension without a day gets three months from today. */
export function readBulkEdit(url: string, now: Date): AskedChange {
  const asked = readAddress(bulkEdit, new URL(url).searchParams)
  const day = today(now)
  return {
    ...asked,
    until: /^\d{4}-\d\d-\d\d$/.test(asked.until) ? asked.until : addMonths(day, monthsMore),
    firstUntil: asked.days === 'none' ? null : lastDayOf(Number(asked.days), day),
  }
}

/** The attributes that each vacancy gets; null as long as the change is not complete. */
export function changeOf({ change, until, reason, contact, theme, group, firstUntil }: AskedChange): { attributes: object; relationships?: object } | null {
  if (change === 'extend') return { attributes: { valid_through: until } }
  if (change === 'close') return { attributes: { status: 'closed', closed_reason: reason } }
  if (change === 'first') return { attributes: { priority_until: firstUntil } }
  if (change === 'themes') return theme.length > 0 ? { attributes: { themes: theme } } : null
  if (change === 'groups') return group.length > 0 ? { attributes: { target_groups: group } } : null
  return contact === '' ? null : { attributes: {}, relationships: { contact_user: { data: { type: 'users', id: contact } } } }
}

/** The body of PATCH /vacancies. */
export const bodyOfChange = (chosen: readonly string[], change: object): object => ({ data: chosen.map((one) => ({ type: 'vacancies', id: one, ...change })) })
