import type { Item } from '#kernel/jsonapi/document.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { suitableWords } from '#features/vacancies/model/choice-words.ts'
import { slotsInWords } from './slots-in-words.ts'
import { requirementsInWords, skillsInWords, supportInWords, vacancyFacts } from './vacancy-facts.ts'
import type { vacancy } from '#features/vacancies/model/vacancy.ts'

export type WholeVacancy = Item<typeof vacancy, 'organization' | 'address' | 'image'>
type Asked = { away: { km: number; place: string } | null; isOpen: boolean }

/** A vacancy in the words of its page, from a stored one or from one being written. */
export function vacancyInWords(vacancy: WholeVacancy, locale: Locale, { away, isOpen }: Asked) {
  const english = locale === 'en' ? vacancy.translations.en : undefined
  const { title, summary, description } = english ?? vacancy
  const { organization, tasks, expectations, rewards, suitableFor, themes } = vacancy
  const suits = (suitableFor ?? []).map((code) => say(locale, suitableWords[code]))
  const skills = skillsInWords(vacancy, locale)
  return {
    title,
    summary,
    description,
    themes,
    organization: organization && {
      id: organization.id,
      name: organization.name,
      summary: organization.summary,
      responseMedianDays: organization.responseMedianDays,
    },
    city: vacancy.address?.city ?? vacancy.city,
    tags: suits.slice(0, 2),
    facts: vacancyFacts(vacancy, locale, away, { isOpen }),
    paragraphs: description.split(/\n{2,}/),
    tasks: tasks ?? [],
    expectations: expectations ?? [],
    rewards: rewards ?? [],
    support: supportInWords(vacancy, locale),
    image: vacancy.image && { pictures: vacancy.image.pictures, alt: vacancy.image.alt ?? '' },
    tile: vacancy.tile,
    slots: slotsInWords(vacancy.slots, locale),
    suits: skills ? [skills, ...suits] : suits,
    elsewhere: elsewhereOf(vacancy.externalApplyUrl),
    requirements: requirementsInWords(vacancy, locale),
    dutch: locale === 'nl' ? {} : { text: !english, lists: true },
  }
}

/** The organization's own page to apply on, with its host name. */
function elsewhereOf(url: string | null): { url: string; host: string } | null {
  return url !== null && URL.canParse(url) ? { url, host: new URL(url).hostname.replace(/^www\./, '') } : null
}
