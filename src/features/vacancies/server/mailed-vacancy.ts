import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { MailContent } from '#kernel/mail/server/mail-template.ts'
import { organizationBeside } from '#features/organizations/organization-beside.ts'
import { distanceInWords } from '#features/vacancies/distance-in-words.ts'
import { vacancyWords } from '#features/vacancies/messages.ts'
import { capital } from '#features/vacancies/capital.ts'
import type { Commitment } from '#features/vacancies/states.ts'
import { timeInWords } from '#features/vacancies/time-in-words.ts'
import { whenInWords } from '#features/vacancies/when-in-words.ts'

/** A vacancy as a mail tells of it. */
export type MailedVacancy = {
  id: string
  title: string
  titleEn: string | null
  organization: string
  /** null where the work is done from home. */
  city: string | null
  /** From where one looked, over the ground. */
  km: number | null
  dayparts: string[]
  commitment: Commitment
  hoursPerWeekMin: number | null
  hoursPerWeekMax: number | null
}

/** With whom, where and how far, when and for how long; `away` says from where the distance is. */
export function linkToVacancy(one: MailedVacancy, locale: Locale, away = (km: string) => km): NonNullable<MailContent['links']>[number] {
  const label = (locale === 'en' && one.titleEn) || one.title
  const distance = one.km === null ? null : away(distanceInWords(one.km, locale))
  const where = one.city === null ? capital(say(locale, vacancyWords.fromHome)) : [one.city, distance].filter(Boolean).join(', ')
  const when = [capital(whenInWords(one.dayparts, locale)), timeInWords(one, locale)].join(', ')
  return { label, notes: [organizationBeside(label, one.organization), where, when].filter((note) => note !== null), url: `/vacancies/${one.id}` }
}
