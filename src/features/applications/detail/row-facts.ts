import type { Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import type { application } from '#features/applications/model/application.ts'
import { type Expected, expectedOf } from './expected.ts'
import type { ApplicationStatus } from '#features/applications/model/states.ts'
import { statusWord } from '#features/applications/model/status-word.ts'
import { whatNext } from './what-next.ts'

/** What a list of one's own applications requests from the API. */
export const rowQuery = {
  include: ['vacancy'],
  fields: {
    applications: [
      'status',
      'vacancyTitle',
      'organizationName',
      'meetingStartsAt',
      'meetingEndsAt',
      'meetingPlace',
      'calendarUrl',
      'contactName',
      'contactEmail',
      'contactPhone',
      'placeOfferedAt',
      'waitingSince',
      'escalatedAt',
      'parentRefusedAt',
      'vacancy',
    ],
    vacancies: ['themes', 'tile'],
  },
} as const

type Listed = Item<typeof application, 'vacancy', typeof rowQuery.fields>

/** One of the reader's own applications in a list, in words. */
export type ApplicationRowFacts = {
  id: string
  status: ApplicationStatus
  statusWord: string
  vacancy: string
  organization: string
  /** The organization beside the vacancy; null if the vacancy's title names it. */
  by: string | null
  theme: TileCode | null
  /** What happens next, in a sentence. */
  next: string
  expected: Expected | null
  /** A place is offered and can be claimed. */
  isOffered: boolean
}

export function rowFacts(one: Listed, { locale, center, now }: { locale: Locale; /** Its name. */ center: string; now: Date }): ApplicationRowFacts {
  return {
    id: one.id,
    status: one.status,
    statusWord: statusWord(one.status, locale, true),
    vacancy: one.vacancyTitle,
    organization: one.organizationName,
    by: organizationBeside(one.vacancyTitle, one.organizationName),
    theme: one.vacancy?.tile ?? one.vacancy?.themes[0] ?? null,
    next: whatNext(one, { looker: 'volunteer', name: '', organization: one.organizationName, center }, locale),
    expected: expectedOf(one, { locale, now }),
    isOffered: one.status === 'waitlisted' && one.placeOfferedAt !== null,
  }
}
