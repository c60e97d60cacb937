import type { IconName } from '#design/icon/icon-names.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { languageName, type SpokenLanguage } from '#kernel/i18n/spoken-languages.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import type { TargetGroup } from '#features/vacancies/model/states.ts'
import { accessibilityWords } from '#features/activities/model/code-words.ts'
import type { accessibilityCodes, CostKind } from '#features/activities/model/codes.ts'
import type { ActivityPlace } from '#features/activities/model/activity.ts'
import { patternInWords, untilInWords } from '#features/activities/recurrence/recurrence-words.ts'
import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'
import { activityWords as words } from './activity-words.ts'
import { costInWords } from './item-row.ts'
import { dayIn } from './wall-times.ts'

export type Fact = { icon: IconName; question: string; answer: string }

type Subject = {
  rule: Recurrence
  costKind: CostKind
  costText: string | null
  capacityWords: string | null
  minAge: number | null
  maxAge: number | null
  targetGroups: readonly TargetGroup[] | null
  languages: readonly SpokenLanguage[] | null
  accessibility: readonly (typeof accessibilityCodes)[number][] | null
  registrationNeeded: boolean
  registrationWords: string | null
}
type Shown = {
  date: string | null
  times: string | null
  last: string | null
  place: ActivityPlace | null
  isOnline: boolean
  translated: { costText: string; registrationWords: string } | null
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A place in one line: its name and its street, else its town. */
export function placeInWords({ name, street, houseNumber, city }: ActivityPlace): string {
  const address = [street, houseNumber].filter(Boolean).join(' ')
  return [name, address, city].filter((part, at, all) => part && all.indexOf(part) === at).join(', ')
}

/** What one wants to know before one comes, each below its question. */
export function activityFacts(activity: Subject, { date, times, last, place, isOnline, translated }: Shown, locale: Locale): Fact[] {
  const pattern = patternInWords(activity.rule, locale)
  const when = pattern === null ? date : [capitalized(pattern), times].filter(Boolean).join(', ')
  const until = pattern !== null && last !== null ? `. ${capitalized(untilInWords(dayIn(last), locale))}` : ''
  const where = [place && placeInWords(place), isOnline && say(locale, words.online)].filter(Boolean).join('. ')
  const costs = costInWords({ costKind: activity.costKind, costText: translated?.costText || activity.costText }, locale)
  const { minAge, maxAge, registrationNeeded } = activity
  const groups = (activity.targetGroups ?? []).map((group) => say(locale, targetGroupNames[group]))
  const whom = [...groups, ...(minAge === null && maxAge === null ? [] : [say(locale, words.ages, { from: minAge, to: maxAge })])].join(', ')
  const registration = translated?.registrationWords || activity.registrationWords || say(locale, registrationNeeded ? words.needed : words.justCome)
  const languages = (activity.languages ?? []).map((code) => capitalized(languageName(code, locale))).join(', ')
  const access = (activity.accessibility ?? []).map((code) => say(locale, accessibilityWords[code])).join(', ')
  const all: (Omit<Fact, 'answer'> & { answer: string | null })[] = [
    { icon: 'calendar-blank', question: say(locale, words.when), answer: when && when + until },
    { icon: 'map-trifold', question: say(locale, words.where), answer: where },
    { icon: 'hand-heart', question: say(locale, words.costs), answer: costs },
    { icon: 'pencil-simple', question: say(locale, words.signUp), answer: registration },
    { icon: 'users', question: say(locale, words.howMany), answer: activity.capacityWords },
    { icon: 'user-circle', question: say(locale, words.forWhom), answer: whom },
    { icon: 'translate', question: say(locale, words.languages), answer: languages },
    { icon: 'wheelchair', question: say(locale, words.access), answer: access },
  ]
  return all.flatMap((fact) => (fact.answer ? [{ ...fact, answer: fact.answer }] : []))
}
