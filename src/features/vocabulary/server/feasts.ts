import { addDays, weekdayOf } from '#kernel/i18n/dates.ts'

/** First and last day, as ISO dates. */
export type Period = [first: string, last: string]
type Rule = (year: number) => Period

const dateOf = (year: number, month: number, day: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const between =
  (from: [month: number, day: number], to: [month: number, day: number]): Rule =>
  (year) => [dateOf(year, ...from), dateOf(to[0] < from[0] ? year + 1 : year, ...to)]

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dateOf(year, Math.floor(n / 31), (n % 31) + 1)
}
const aroundEaster =
  (from: number, to: number): Rule =>
  (year) => [addDays(easterOf(year), from), addDays(easterOf(year), to)]
/** The nth given weekday (0 is Sunday) of a month, with the days around it. */
const nth =
  (n: number, weekday: number, month: number, from = 0, to = 0): Rule =>
  (year) => {
    const first = dateOf(year, month, 1)
    const day = addDays(first, ((weekday - weekdayOf(`${first}T12:00:00Z`) + 7) % 7) + (n - 1) * 7)
    return [addDays(day, from), addDays(day, to)]
  }

/**
 * Feasts and holidays: their names in a question, what texts of vacancies say of them, and when they are. School holidays differ by region and
 * year; the period spans all regions.
 */
type Feast = { names: string; words: string[]; near: string[]; when: Rule }

export const feasts: readonly Feast[] = [
  {
    names:
      'kerst, kerstmis, kerstdagen, rond kerst, met kerst, eerste kerstdag, tweede kerstdag, kerstavond, christmas, xmas, christmas day, christmas eve, around christmas, boxing day',
    words: ['kerst*', 'christmas'],
    near: ['sinterklaas', 'samen eten', 'evenementen'],
    when: between([12, 20], [12, 27]),
  },
  {
    names: 'kerstvakantie, december, decembermaand, feestmaand, christmas holidays, christmas holiday, christmas break, festive season',
    words: ['kerst*', 'christmas'],
    near: ['sinterklaas', 'samen eten', 'evenementen'],
    when: between([12, 18], [1, 4]),
  },
  {
    names: 'oud en nieuw, oudjaar, oudejaarsavond, nieuwjaar, new year, new years, new year s eve, new years eve, new year s day',
    words: ['nieuwjaar*', 'oudjaar*', 'oudejaar*', 'oliebol*'],
    near: ['feestdagen', 'evenementen'],
    when: between([12, 29], [1, 3]),
  },
  {
    names: 'sinterklaas, pakjesavond, sint, saint nicholas, st nicholas',
    words: ['sinterklaas*', 'pakjesavond'],
    near: ['kinderen', 'evenementen'],
    when: between([11, 11], [12, 6]),
  },
  {
    names: 'voorjaarsvakantie, krokusvakantie, spring break, spring half term, february break',
    words: ['voorjaarsvakantie', 'krokusvakantie'],
    near: ['vakanties', 'zomerkamp'],
    when: between([2, 10], [3, 8]),
  },
  {
    names: 'pasen, met pasen, rond pasen, paasdagen, paasweekend, easter, easter weekend',
    words: ['=pasen', 'paas*', 'easter'],
    near: ['feestdagen', 'buurtfeest'],
    when: aroundEaster(-3, 1),
  },
  {
    names: 'koningsdag, koninginnedag, king s day, kings day, kingsday',
    words: ['koningsdag', 'vrijmarkt'],
    near: ['buurtfeest', 'evenementen', 'carnaval'],
    when: between([4, 26], [4, 27]),
  },
  {
    names: 'meivakantie, may holiday, may holidays, may break',
    words: ['meivakantie'],
    near: ['buurtfeest', 'evenementen', 'zomerkamp'],
    when: between([4, 18], [5, 10]),
  },
  { names: 'dodenherdenking, 4 mei, vier mei, remembrance day', words: ['dodenherdenking', 'herdenking*'], near: ['herdenken'], when: between([5, 4], [5, 4]) },
  {
    names: 'bevrijdingsdag, 5 mei, vijf mei, liberation day',
    words: ['bevrijdingsdag', 'bevrijdingsfestival'],
    near: ['carnaval', 'evenementen'],
    when: between([5, 5], [5, 5]),
  },
  { names: 'hemelvaart, hemelvaartsdag, ascension day', words: ['hemelvaart*'], near: ['feestdagen', 'evenementen'], when: aroundEaster(39, 42) },
  { names: 'pinksteren, whitsun, pentecost', words: ['pinkster*'], near: ['feestdagen', 'evenementen'], when: aroundEaster(48, 50) },
  { names: 'moederdag, mother s day, mothers day', words: ['moederdag'], near: ['feestdagen', 'evenementen'], when: nth(2, 0, 5) },
  { names: 'vaderdag, father s day, fathers day', words: ['vaderdag'], near: ['feestdagen', 'evenementen'], when: nth(3, 0, 6) },
  {
    names: 'zomervakantie, grote vakantie, in de zomer, summer holiday, summer holidays, summer vacation, summer break, in summer, this summer',
    words: ['zomer*', 'zomerkamp', '*kamp', 'vakantieweek'],
    near: ['zomerkamp', 'vakanties'],
    when: between([7, 4], [9, 1]),
  },
  { names: 'burendag, neighbours day, neighbour s day', words: ['burendag'], near: ['buurtfeest'], when: nth(4, 6, 9) },
  {
    names: 'herfstvakantie, autumn break, autumn holidays, autumn half term',
    words: ['herfstvakantie'],
    near: ['vakanties', 'zomerkamp'],
    when: between([10, 10], [10, 26]),
  },
  {
    names:
      'schoolvakantie, schoolvakanties, in de vakantie, in de vakanties, vakantieperiode, in de schoolvakantie, school holidays, school holiday, school vacation, school break',
    words: ['*vakantie', '*vakanties', 'vakantie*', 'zomerkamp', '*kamp'],
    near: ['zomerkamp', 'vakanties'],
    when: between([7, 4], [9, 1]),
  },
  { names: 'halloween', words: ['halloween'], near: ['kinderfeestje', 'evenementen'], when: between([10, 25], [10, 31]) },
  { names: 'sint maarten, sint-maarten, saint martin', words: ['maarten', 'lampion*'], near: ['sint maarten', 'kinderen'], when: between([11, 8], [11, 11]) },
  { names: 'nldoet, nl doet', words: ['nldoet'], near: ['met een groep', 'klussen'], when: nth(2, 5, 3, 0, 1) },
]

const byName = new Map(feasts.flatMap((feast) => feast.names.split(',').map((name) => [name.trim().replaceAll('-', ' '), feast] as const)))
const longest = Math.max(...[...byName.keys()].map((name) => name.split(' ').length))

/** The feast whose name begins at this word. */
export function feastAt(words: readonly string[], at: number): { length: number; feast: Feast } | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const feast = byName.get(words.slice(at, at + length).join(' '))
    if (feast) return { length, feast }
  }
  return null
}

/** When it is next: of this year, or of the next if it is over. `day` is a date of today. */
export function nextPeriod({ when }: Feast, day: string): Period {
  const year = Number(day.slice(0, 4))
  return [year - 1, year, year + 1].map(when).find(([, last]) => last >= day)!
}
