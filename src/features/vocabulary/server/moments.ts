import { NearestWord } from './nearest-word.ts'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const weekdays = days.slice(0, 5)
const parts = ['morning', 'afternoon', 'evening'] as const
type Day = (typeof days)[number]
type Part = (typeof parts)[number]

/** Days, parts of the day, or both, as one or more words say them. */
export type Moment = { days: ReadonlySet<Day>; parts: ReadonlySet<Part> }

const dayWords: Record<Day, string> = { mon: 'maandag', tue: 'dinsdag', wed: 'woensdag', thu: 'donderdag', fri: 'vrijdag', sat: 'zaterdag', sun: 'zondag' }
const englishDays: Record<Day, string> = { mon: 'monday', tue: 'tuesday', wed: 'wednesday', thu: 'thursday', fri: 'friday', sat: 'saturday', sun: 'sunday' }
const shortDays: Record<Day, string> = {
  mon: 'ma mon',
  tue: 'di tue tues',
  wed: 'wo woe wed',
  thu: 'do don thu thur thurs',
  fri: 'vr fri',
  sat: 'za zat sat',
  sun: 'zo sun',
}
/** Misspelt further than a letter or two. */
const misspelt: Partial<Record<Day, string>> = {
  wed: 'wensday wendsday wenesday wensdays woendag wonsdag',
  thu: 'thurday donerdag',
  sat: 'saterday saturdag',
  tue: 'teusday tuseday',
  sun: 'zondach',
  mon: 'maandach',
}
const partWords: Record<Part, string> = {
  morning: 'ochtend ochtenden ochtends morgen morgens ochtendje',
  afternoon: 'middag middagen middags middagje namiddag',
  evening: 'avond avonden avonds avondje',
}
const loneParts: Record<Part, string> = {
  morning: 'ochtend ochtenden ochtends sochtends smorgens ochtendje morning mornings voormiddag voormiddags forenoon',
  afternoon: 'middag middagen middags smiddags middagje namiddag afternoon afternoons',
  evening: 'avond avonden avonds savonds avondje evening evenings night nights',
}

const split = (words: string) => words.split(' ')
const none: ReadonlySet<never> = new Set<never>()
const exact = new Map<string, Moment>()
const short = new Map<string, Day>()
for (const day of days) {
  for (const name of [dayWords[day], `${dayWords[day]}en`, `${dayWords[day]}s`, englishDays[day], `${englishDays[day]}s`])
    exact.set(name, { days: new Set([day]), parts: none })
  for (const name of split(misspelt[day] ?? '')) if (name) exact.set(name, { days: new Set([day]), parts: none })
  for (const name of split(shortDays[day])) short.set(name, day)
  for (const part of parts) for (const name of split(partWords[part])) exact.set(dayWords[day] + name, { days: new Set([day]), parts: new Set([part]) })
}
for (const part of parts) {
  for (const name of split(loneParts[part])) exact.set(name, { days: none, parts: new Set([part]) })
  for (const name of split(partWords[part])) exact.set(`weekend${name}`, { days: new Set(['sat', 'sun']), parts: new Set([part]) })
}
const nearest = new NearestWord(exact.keys())

/** The moment that one word names, with at most a few letters wrong if `isMisspelt`: 'woensdagmiddag', 'zaterdagochten', 'afternon'. */
export function momentOf(word: string, isMisspelt: boolean): Moment | null {
  const known = exact.get(word)
  if (known || !isMisspelt || word.length < 6) return known ?? null
  const meant = nearest.to(word)
  return meant === null ? null : exact.get(meant)!
}

const dutch = new Set([...Object.values(dayWords), ...Object.values(partWords).flatMap(split)])
const between = new Set(['en', 'of', 'and', 'or', 'tot', 'to', 'm'])

/** A day in two or three letters, which means one only beside another day or a part of it: 'wo middag', 'ma, di en do', 'fri evening'. */
export function shortDayAt(words: readonly string[], at: number): Moment | null {
  const day = short.get(words[at]!)
  if (!day) return null
  // 'Do' and 'so' are other words in English.
  const isBeside = (word: string | undefined) =>
    word !== undefined &&
    (['do', 'zo', 'sun'].includes(words[at]!) ? dutch.has(word) || (word !== 'sun' && short.has(word)) : exact.has(word) || short.has(word))
  const next = between.has(words[at + 1] ?? '') ? words[at + 2] : words[at + 1]
  const last = between.has(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
  return isBeside(next) || isBeside(last) ? { days: new Set([day]), parts: none } : null
}

/** Before or after an hour: 'na 18 uur', 'voor 12 uur', 'after 5 pm'. */
export function clockAt(words: readonly string[], at: number): { length: number; moment: Moment } | null {
  const isAfter = ['na', 'vanaf', 'after', 'from'].includes(words[at]!)
  const hour = Number(words[at + 1])
  const unit = words[at + 2]
  if (
    (!isAfter && !['voor', 'before', 'tot', 'until'].includes(words[at]!)) ||
    !/^\d{1,2}$/.test(words[at + 1] ?? '') ||
    !['uur', 'pm', 'am', 'h', 'o'].includes(unit ?? '')
  )
    return null
  const time = unit === 'pm' && hour < 12 ? hour + 12 : hour <= 6 && unit === 'uur' ? hour + 12 : hour
  const some = isAfter
    ? time >= 17
      ? ['evening']
      : time >= 12
        ? ['afternoon', 'evening']
        : null
    : time <= 12
      ? ['morning']
      : time <= 17
        ? ['morning', 'afternoon']
        : null
  return some && { length: 3, moment: { days: none, parts: new Set(some as Part[]) } }
}

/** The moment that dayparts amount to: all parts of some days, some parts of all days, or both. */
export function momentOfCodes(codes: readonly string[]): Moment {
  const said = codes.map((code) => code.replace('dayparts:', '').split('_') as [Day, Part])
  const [someDays, someParts] = [new Set(said.map(([day]) => day)), new Set(said.map(([, part]) => part))]
  // In the daytime means of any day that is named beside it.
  const isDaytime = someParts.size === 2
  return { days: someDays.size === 7 || isDaytime ? none : someDays, parts: someParts.size === 3 ? none : someParts }
}

const ones = new Set(['een', '1', 'one', 'a', 'elke', 'iedere', 'every', 'each', 'twee', 'two', '2'])
const kinds = new Set(['vrije', 'vaste', 'hele', 'halve', 'enkele', 'free', 'fixed', 'spare', 'whole', 'single'])
const rates = [
  'per week',
  'in de week',
  'in the week',
  'a week',
  'each week',
  'every week',
  'elke week',
  'iedere week',
  'weekly',
  'wekelijks',
  'van de week',
  'of the week',
  'per maand',
  'in de maand',
  'a month',
  'each month',
  'every month',
  'elke maand',
  'iedere maand',
]

/** 'Een vrije ochtend per week': which moment, and that it comes every week. */
export function weeklyAt(words: readonly string[], at: number): { length: number; moment: Moment | null } | null {
  if (!ones.has(words[at]!)) return null
  let next = at + 1
  const isFree = words[next] === 'vrije' || words[next] === 'free'
  if (words[next] !== undefined && kinds.has(words[next]!)) next++
  const moment = words[next] === undefined ? null : momentOf(words[next]!, true)
  if (!moment && !['dag', 'day', 'dagdeel', 'dagje', 'keer'].includes(words[next] ?? '')) return null
  const rate = rates.find((one) => words.slice(next + 1, next + 1 + one.split(' ').length).join(' ') === one)
  if (!rate || (!moment && !isFree)) return null
  // Who has one free morning a week means one of the working week.
  const during = isFree && moment?.days.size === 0 ? { days: new Set(weekdays), parts: moment.parts } : moment
  return { length: next + 1 + rate.split(' ').length - at, moment: during }
}

/** A moment and how it is joined to the one before: 'en' or 'of' between them, or as the end of a range ('maandag tot donderdag'). */
export type SaidMoment = Moment & { isJoined: boolean; isRange: boolean }
type Span = { days: Set<Day>; parts: Set<Part> }

/**
 * The dayparts of several moments. A day and a part beside it are one moment ('zaterdag … 's ochtends'); a part that is joined to days
 * by 'and' is another ('avonden en weekend'); of the same kind they are alternatives ('maandag of dinsdag').
 */
export function daypartsOf(said: readonly SaidMoment[]): string[] {
  const spans: Span[] = []
  for (const { days: ofMoment, parts: someParts, isJoined, isRange } of said) {
    const last = spans.at(-1)
    const someDays = isRange && last ? daysUntil(last.days, ofMoment) : ofMoment
    if (!last || opensSpan(last, someDays.size > 0, someParts.size > 0, isJoined)) spans.push({ days: new Set(someDays), parts: new Set(someParts) })
    else {
      for (const day of someDays) last.days.add(day)
      for (const part of someParts) last.parts.add(part)
    }
  }
  return [...new Set(spans.flatMap(codesOf))]
}

function daysUntil(from: ReadonlySet<Day>, until: ReadonlySet<Day>): ReadonlySet<Day> {
  const [first, last] = [days.findLastIndex((day) => from.has(day)), days.findIndex((day) => until.has(day))]
  return first < 0 || last < first ? until : new Set(days.slice(first, last + 1))
}

function opensSpan(last: Span, hasDays: boolean, hasParts: boolean, isJoined: boolean): boolean {
  const [days, parts] = [last.days.size > 0, last.parts.size > 0]
  if (hasDays && hasParts) return true
  if (hasDays) return parts && (isJoined || days)
  return isJoined && days && !parts
}

function codesOf(span: Span): string[] {
  // The daytime without a day is that of the working week.
  const all = span.days.size > 0 ? [...span.days] : span.parts.size === 2 && !span.parts.has('evening') ? weekdays : days
  return days
    .filter((day) => (all as readonly Day[]).includes(day))
    .flatMap((day) => (span.parts.size > 0 ? parts.filter((part) => span.parts.has(part)) : parts).map((part) => `dayparts:${day}_${part}`))
}

const names = {
  nl: {
    days: dayWords,
    parts: { morning: 'ochtend', afternoon: 'middag', evening: 'avond' },
    part: { morning: "'s ochtends", afternoon: "'s middags", evening: "'s avonds" },
    week: 'doordeweeks',
    weekend: 'in het weekend',
  },
  en: {
    days: englishDays,
    parts: { morning: ' morning', afternoon: ' afternoon', evening: ' evening' },
    part: { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening' },
    week: 'on weekdays',
    weekend: 'at the weekend',
  },
}

/** Dayparts in a few words: 'woensdagmiddag', 'doordeweeks, 's avonds'. */
export function daypartsInWords(codes: readonly string[], locale: 'nl' | 'en'): string {
  const words = names[locale]
  const byParts = new Map<string, Day[]>()
  for (const day of days) {
    const key = parts.filter((part) => codes.includes(`dayparts:${day}_${part}`)).join()
    if (key) byParts.set(key, [...(byParts.get(key) ?? []), day])
  }
  return [...byParts]
    .map(([key, some]) => {
      const during = key.split(',') as Part[]
      const [only] = some
      const capital = (name: string) => (locale === 'en' ? name[0]!.toUpperCase() + name.slice(1) : name)
      if (some.length === 1 && during.length === 1) return capital(words.days[only!]) + words.parts[during[0]!]
      const which =
        some.length === 7
          ? ''
          : some.join() === weekdays.join()
            ? words.week
            : some.join() === 'sat,sun'
              ? words.weekend
              : some.map((day) => capital(words.days[day])).join(', ')
      const when = during.length === 3 ? '' : during.map((part) => words.part[part]).join(', ')
      return [which, when].filter(Boolean).join(' ')
    })
    .filter(Boolean)
    .join('; ')
}
