import { orNull, type RowOf, shown } from '#kernel/db/server/rows-of.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { MailContent } from '#kernel/mail/server/templates.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import { distanceInWords } from '#features/vacancies/presentation/distance-in-words.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import type { Commitment } from '#features/vacancies/model/states.ts'
import { timeInWords } from '#features/vacancies/presentation/time-in-words.ts'
import { whenInWords } from '#features/vacancies/presentation/when-in-words.ts'

/**
 * The columns of a vacancy `v` of an organization `o` that a mail needs.
 * @param km SQL of the distance in km from where the search was made; null if that is unknown
 */
export const mailedVacancy = (km: string) => ({
  id: shown.text('v.id'),
  title: shown.text('v.title'),
  titleEn: orNull(shown.text(`v.translations -> 'en' ->> 'title'`)),
  organization: shown.text('o.name'),
  /** null if the work is done from home; so is the distance. */
  city: orNull(shown.text(`case when v.location_mode <> 'remote' then v.city end`)),
  km: orNull(shown.number(`case when v.location_mode <> 'remote' then ${km} end`)),
  dayparts: shown.texts('v.dayparts'),
  commitment: shown.code<Commitment>()('v.commitment'),
  hoursPerWeekMin: orNull(shown.number('v.hours_per_week_min::float8')),
  hoursPerWeekMax: orNull(shown.number('v.hours_per_week_max::float8')),
})

/** A vacancy as mails show it. */
export type MailedVacancy = RowOf<ReturnType<typeof mailedVacancy>>

/** The organization, the place and distance, the commitment and times. `away` says what the distance is measured from. */
export function linkToVacancy(one: MailedVacancy, locale: Locale, away = (km: string) => km): NonNullable<MailContent['links']>[number] {
  const label = (locale === 'en' && one.titleEn) || one.title
  const distance = one.km === null ? null : away(distanceInWords(one.km, locale))
  const where = one.city === null ? capitalize(say(locale, vacancyWords.fromHome)) : [one.city, distance].filter(Boolean).join(', ')
  const when = [capitalize(whenInWords(one.dayparts, locale)), timeInWords(one, locale)].join(', ')
  return { label, notes: [organizationBeside(label, one.organization), where, when].filter((note) => note !== null), url: `/vacancies/${one.id}` }
}
