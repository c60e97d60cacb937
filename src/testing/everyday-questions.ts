import { readFileSync } from 'node:fs'
import { organizationRows } from '#src/seed/content/organization-rows.ts'
import type { SeedVacancy } from '#src/seed/content/types.ts'
import { vacancies } from '#src/seed/content/vacancies.ts'

type Question = { language: 'nl' | 'en'; q: string; fits: (vacancy: SeedVacancy) => boolean }

const within = (part: string) => (vacancy: SeedVacancy) => vacancy.dayparts.some((daypart) => daypart.includes(part))
const suits = (code: SeedVacancy['suitableFor'][number]) => (vacancy: SeedVacancy) => vacancy.suitableFor.includes(code)
const isWeekend = (daypart: string) => /^s(at|un)/.test(daypart)

/** The words allowed after the semicolon. */
const ways: Record<string, (vacancy: SeedVacancy) => boolean> = {
  sat: within('sat'),
  sunday: within('sun'),
  weekend: ({ dayparts }) => dayparts.some(isWeekend),
  sat_morning: within('sat_morning'),
  evening: within('evening'),
  day: ({ dayparts }) => dayparts.some((daypart) => !isWeekend(daypart) && !daypart.endsWith('evening')),
  fri_afternoon: within('fri_afternoon'),
  fri_morning: within('fri_morning'),
  fri_evening: within('fri_evening'),
  thu_morning: within('thu_morning'),
  thu_evening: within('thu_evening'),
  tue_afternoon: within('tue_afternoon'),
  sun_afternoon: within('sun_afternoon'),
  wed_afternoon: within('wed_afternoon'),
  wed_evening: within('wed_evening'),
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

/** The questions of a set, each with the demo vacancies that answer it. */
export function questionsOf(set: 'everyday' | 'resident' | 'later' | 'title' | 'spoken' | 'unseen' | 'phone' | 'visitor'): Question[] {
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

function fitting(told: string, groups: ReadonlyMap<string, string[]>): Question['fits'] {
  const [kinds = '', asked = ''] = told.split(';')
  const named = words(kinds).flatMap((name) => groups.get(name) ?? [name])
  const needed = words(asked.replaceAll('&', ',')).map((name) => ways[name] ?? unknown(name))
  return (vacancy) =>
    (named.length === 0 ||
      named.some((name) => (name.startsWith('@') ? sectorsOf.get(vacancy.organizationKey)?.includes(name.slice(1)) : isKind(vacancy, name)))) &&
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
