import { ago, daysBetween } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/item.ts'
import { organizationBeside } from '#features/organizations/organization-beside.ts'
import type { Theme } from '#features/organizations/themes.ts'
import type { application } from './application.ts'
import { messages } from './messages.ts'
import type { ApplicationStatus } from './states.ts'
import { statusWord } from './status-word.ts'

/** What a list asks of the API. */
export const rowAsk = {
  include: ['vacancy'],
  fields: {
    applications: [
      'status',
      'motivation',
      'applicantName',
      'vacancyTitle',
      'organizationName',
      'waitingSince',
      'isEscalated',
      'createdAt',
      'updatedAt',
      'vacancy',
    ],
    vacancies: ['themes'],
  },
} as const

type Listed = Item<typeof application, 'vacancy', typeof rowAsk.fields>

/** One application in a list, in words. */
export type ApplicationRowFacts = {
  id: string
  status: ApplicationStatus
  statusWord: string
  person: string
  vacancy: string
  organization: string
  /** The organization beside the vacancy; null where the vacancy's title names it. */
  by: string | null
  theme: Theme | null
  quote: string | null
  sent: string
  /** The age counter of a first answer that has not come; null when nobody waits for one. */
  waits: { days: number; words: string } | null
  isEscalated: boolean
}

const quoted = 110

export function rowFacts(one: Listed, { locale, now, isOwn }: { locale: Locale; now: Date; isOwn: boolean }): ApplicationRowFacts {
  const days = one.waitingSince === null ? null : daysBetween(one.waitingSince, now)
  const words = (one.motivation ?? '').replaceAll(/\s+/g, ' ').trim()
  return {
    id: one.id,
    status: one.status,
    statusWord: statusWord(one.status, locale, isOwn),
    person: one.applicantName ?? '',
    vacancy: one.vacancyTitle,
    organization: one.organizationName,
    by: organizationBeside(one.vacancyTitle, one.organizationName),
    theme: one.vacancy?.themes[0] ?? null,
    quote: words === '' ? null : `‘${words.length > quoted ? `${words.slice(0, quoted).trimEnd()}…` : words}’`,
    sent: ago(locale, one.createdAt, now),
    waits: days === null ? null : { days, words: days < 1 ? say(locale, messages.waitsToday) : say(locale, messages.waits, { days }) },
    isEscalated: one.isEscalated,
  }
}
