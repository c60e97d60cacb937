import { readFileSync } from 'node:fs'
import { organizationRows } from '#src/seed/content/organization-rows.ts'
import type { SeedVacancy } from '#src/seed/content/types.ts'
import { vacancies } from '#src/seed/content/vacancies.ts'

type Question = { language: 'nl' | 'en'; q: string; fits: (vacancy: SeedVacancy) => boolean }

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Amsterdam' })
const dateOf = (startDay: number) => new Date(Date.now() + startDay * 86_400_000)
/** What happens on one date is on its day of the week, in the daytime (vacancy-rows.ts). */
function daypartsOf({ dayparts, startDay }: SeedVacancy): string[] {
  if (dayparts.length > 0 || startDay === null) return dayparts
  const day = weekday.format(dateOf(startDay)).toLowerCase()
  return [`${day}_morning`, `${day}_afternoon`]
}

const within = (part: string) => (vacancy: SeedVacancy) => daypartsOf(vacancy).some((daypart) => daypart.includes(part))
const some = (is: (daypart: string) => boolean) => (vacancy: SeedVacancy) => daypartsOf(vacancy).some(is)
const suits = (code: SeedVacancy['suitableFor'][number]) => (vacancy: SeedVacancy) => vacancy.suitableFor.includes(code)
const isWeekend = (daypart: string) => /^s(at|un)/.test(daypart)
const isDaypart = (name: string) => /^(mon|tue|wed|thu|fri|sat|sun)_(morning|afternoon|evening)$/.test(name)
/** Can be done without this day or part of the day. */
const beside = (part: string) => (vacancy: SeedVacancy) => vacancy.dayparts.length === 0 || daypartsOf(vacancy).some((daypart) => !daypart.includes(part))
const asks = (code: SeedVacancy['requirements'][number]) => (vacancy: SeedVacancy) => vacancy.requirements.includes(code)

/** The words allowed after the semicolon, beside the dayparts. */
const ways: Record<string, (vacancy: SeedVacancy) => boolean> = {
  sat: within('sat'),
  sunday: within('sun'),
  weekend: some(isWeekend),
  evening: within('evening'),
  day: some((daypart) => !isWeekend(daypart) && !daypart.endsWith('evening')),
  week_morning: some((daypart) => !isWeekend(daypart) && daypart.endsWith('morning')),
  week_evening: some((daypart) => !isWeekend(daypart) && daypart.endsWith('evening')),
  weekend_afternoon: some((daypart) => isWeekend(daypart) && daypart.endsWith('afternoon')),
  not_mon: beside('mon'),
  not_tue: beside('tue'),
  not_fri: beside('fri'),
  not_evening: beside('evening'),
  vog: asks('vog'),
  no_vog: (vacancy) => !asks('vog')(vacancy),
  licence: asks('driving_licence'),
  no_licence: (vacancy) => !asks('driving_licence')(vacancy),
  expenses: ({ expenses }) => expenses !== 'none',
  christmas: ({ startDay }) => startDay !== null && /-12-(1[89]|[23]\d)|-01-0[1-4]/.test(dateOf(startDay).toISOString().slice(0, 10)),
  flexible: ({ commitment }) => commitment === 'flexible',
  oneoff: ({ commitment }) => commitment === 'one_off',
  weekly: ({ commitment }) => commitment === 'recurring' || commitment === 'flexible',
  remote: ({ locationMode, suitableFor }) => locationMode === 'remote' || locationMode === 'hybrid' || suitableFor.includes('remote'),
  family: suits('family'),
  group: ({ suitableFor }) => suitableFor.includes('group') || suitableFor.includes('large_group'),
  alone: suits('alone'),
  wheelchair: suits('wheelchair'),
  internship: suits('school_internship'),
  languagelearner: suits('language_learner'),
  lowlanguage: ({ suitableFor, languageLevel }) => suitableFor.includes('language_learner') || languageLevel === 'A1' || languageLevel === 'A2',
}

const sectorsOf = new Map(organizationRows.map(({ key, sectors }) => [key, sectors as readonly string[]]))

type QuestionSet = 'everyday' | 'resident' | 'later' | 'title' | 'spoken' | 'unseen' | 'phone' | 'visitor' | 'structured' | 'closed' | 'fresh' | 'stranger'

/** The questions of a set, each with the demo vacancies that answer it. */
export function questionsOf(set: QuestionSet): Question[] {
  const lines = readFileSync(new URL(`${set}-questions.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const groups = new Map(lines.flatMap((line) => [/^([A-Z_]+) = (.*)$/.exec(line)].flatMap((found) => (found ? [[found[1]!, words(found[2]!)] as const] : []))))
  return lines.flatMap((line) => {
    const [language, q, ...fits] = line.split(' | ')
    return language === 'nl' || language === 'en' ? [{ language, q: q!, fits: anyOf(fits.map((told) => fitting(told, groups))) }] : []
  })
}

/** The published vacancies of a town. */
export const openIn = (center: string): SeedVacancy[] => vacancies.filter(({ centerSlug, status }) => centerSlug === center && status === 'published')

/** A kind after a minus does not fit, though everything else may. */
function fitting(told: string, groups: ReadonlyMap<string, string[]>): Question['fits'] {
  const [kinds = '', asked = ''] = told.split(';')
  const kindsOf = (some: string[]) => some.flatMap((name) => groups.get(name) ?? [name])
  const named = kindsOf(words(kinds).filter((name) => !name.startsWith('-')))
  const refused = kindsOf(words(kinds).flatMap((name) => (name.startsWith('-') ? [name.slice(1)] : [])))
  const needed = words(asked.replaceAll('&', ',')).map((name) => ways[name] ?? (isDaypart(name) ? within(name) : unknown(name)))
  return (vacancy) =>
    (named.length === 0 ||
      named.some((name) => (name.startsWith('@') ? sectorsOf.get(vacancy.organizationKey)?.includes(name.slice(1)) : isKind(vacancy, name)))) &&
    !refused.some((name) => isKind(vacancy, name)) &&
    needed.every((is) => is(vacancy))
}

const isKind = ({ key, centerSlug }: SeedVacancy, kind: string) => key === `${centerSlug}-${kind}`

function anyOf(some: Question['fits'][]): Question['fits'] {
  return (vacancy) => some.some((is) => is(vacancy))
}

function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function unknown(name: string): never {
  throw new Error(`a set asks for ${name}, which ways does not know`)
}
