import { defineMessages, plural } from '#kernel/i18n/messages.ts'
import type { AnswerTime } from '#features/measures/measures.ts'
import type { ComparisonCode, PeriodCode } from './period.ts'

export const periodWords = defineMessages({
  '12m': { nl: 'Laatste 12 maanden', en: 'Last 12 months' },
  year: { nl: 'Dit jaar', en: 'This year' },
  'last-year': { nl: 'Vorig jaar', en: 'Last year' },
  quarter: { nl: 'Laatste kwartaal', en: 'Last quarter' },
  month: { nl: 'Laatste maand', en: 'Last month' },
} satisfies Record<PeriodCode, { nl: string; en: string }>)

export const comparisonWords = defineMessages({
  before: { nl: 'Met de maanden ervoor', en: 'With the months before' },
  year: { nl: 'Met een jaar eerder', en: 'With a year earlier' },
} satisfies Record<ComparisonCode, { nl: string; en: string }>)

/** How long the middle answer took. */
export const timeWords = defineMessages({
  d0_1: { nl: 'binnen 1 dag', en: 'within 1 day' },
  d2_3: { nl: '2 of 3 dagen', en: '2 or 3 days' },
  d4_7: { nl: '4 tot 7 dagen', en: '4 to 7 days' },
  d8_14: { nl: '8 tot 14 dagen', en: '8 to 14 days' },
  d15: { nl: '15 dagen of meer', en: '15 days or more' },
  none: { nl: 'geen antwoord', en: 'no answer' },
  withdrawn: { nl: 'geen antwoord', en: 'no answer' },
} satisfies Record<AnswerTime, { nl: string; en: string }>)

type Between = { low: string; high: string }

export const analyticsWords = defineMessages({
  title: { nl: 'Volunteerly Analytics', en: 'Volunteerly Analytics' },
  period: { nl: 'Periode', en: 'Period' },
  compare: { nl: 'Vergelijk', en: 'Compare' },
  show: { nl: 'Toon', en: 'Show' },
  report: { nl: 'Verslag maken', en: 'Make a report' },
  rounded: {
    nl: (f: { months: string }) => `Wij tellen per hele maand. Je ziet ${f.months}.`,
    en: (f: { months: string }) => `We count by whole months. You see ${f.months}.`,
  },
  spanOf: { nl: (f: { from: string; to: string }) => `${f.from} tot en met ${f.to}`, en: (f: { from: string; to: string }) => `${f.from} to ${f.to}` },
  empty: { nl: 'Er is nog niets geteld', en: 'Nothing has been counted yet' },
  emptyText: { nl: 'Elke nacht tellen wij. Morgen staan hier de eerste cijfers.', en: 'We count each night. The first numbers are here tomorrow.' },
  fewer: { nl: 'minder dan 5 per maand', en: 'fewer than 5 a month' },
  between: { nl: (f: Between) => `${f.low} tot ${f.high}`, en: (f: Between) => `${f.low} to ${f.high}` },
  sign: {
    nl: '“·” is minder dan 5 per maand. Die aantallen tonen wij niet, zodat niemand te herkennen is.',
    en: '“·” is fewer than 5 a month. We do not show those numbers, so that nobody can be recognised.',
  },
  rounding: { nl: 'Verdelingen van mensen zijn afgerond op 5.', en: 'Distributions of people are rounded to 5.' },
  tooSmall: { nl: 'Te klein voor deze verdeling', en: 'Too small for this distribution' },
  leftOut: {
    nl: (f: { n: number; months: string }) =>
      plural('nl', f.n, {
        one: `Eén maand is te klein voor deze verdeling en telt niet mee: ${f.months}.`,
        other: `${f.n} maanden zijn te klein voor deze verdeling en tellen niet mee: ${f.months}.`,
      }),
    en: (f: { n: number; months: string }) =>
      plural('en', f.n, {
        one: `One month is too small for this distribution and is left out: ${f.months}.`,
        other: `${f.n} months are too small for this distribution and are left out: ${f.months}.`,
      }),
  },
  more: { nl: (f: { n: number }) => `${f.n}% meer dan ervoor`, en: (f: { n: number }) => `${f.n}% more than before` },
  less: { nl: (f: { n: number }) => `${f.n}% minder dan ervoor`, en: (f: { n: number }) => `${f.n}% less than before` },
  same: { nl: 'Even veel als ervoor', en: 'As many as before' },
  fromTo: {
    nl: (f: { before: string; now: string }) => `Van ${f.before} naar ${f.now}`,
    en: (f: { before: string; now: string }) => `From ${f.before} to ${f.now}`,
  },
  was: { nl: (f: { before: string }) => `Was ${f.before}`, en: (f: { before: string }) => `Was ${f.before}` },
  cannotCompare: { nl: 'Niet te vergelijken', en: 'Cannot be compared' },
  atEndOf: { nl: (f: { month: string }) => `Eind ${f.month}`, en: (f: { month: string }) => `End of ${f.month}` },
  inMonth: { nl: (f: { month: string }) => `In ${f.month}`, en: (f: { month: string }) => `In ${f.month}` },
  provisional: { nl: 'voorlopig', en: 'provisional' },
  final: { nl: 'definitief', en: 'final' },
  meaning: { nl: 'Wat telt mee?', en: 'What counts?' },
  answerIn: { nl: 'Antwoord na', en: 'Answer after' },
  answerMeaning: {
    nl: 'De helft van wie wacht, krijgt sneller antwoord dan dit. Geteld in hele dagen tot het eerste antwoord.',
    en: 'Half of those who wait get an answer faster than this. Counted in whole days until the first answer.',
  },
  unanswered: { nl: 'Nog zonder antwoord', en: 'Still without an answer' },
  unansweredMeaning: {
    nl: 'Aanvragen uit deze periode waar niemand op antwoordde, ook nu nog niet.',
    en: 'Applications of this period that nobody has answered, not even now.',
  },
  whoWaits: { nl: 'Bekijk wie er wacht', en: 'See who is waiting' },
  byMonth: { nl: 'Aanvragen per maand', en: 'Applications by month' },
  month: { nl: 'Maand', en: 'Month' },
  running: { nl: 'loopt nog', en: 'not over' },
  asTable: { nl: 'Toon als tabel', en: 'Show as a table' },
  byTheme: { nl: 'Waar mensen voor kiezen', en: 'What people choose' },
  byThemeText: { nl: 'Aanvragen naar thema, met hoeveel vacatures er open staan.', en: 'Applications by theme, with how many vacancies are open.' },
  open: {
    nl: (f: { n: number }) => plural('nl', f.n, { one: '1 vacature open', other: `${f.n} vacatures open` }),
    en: (f: { n: number }) => plural('en', f.n, { one: '1 vacancy open', other: `${f.n} vacancies open` }),
  },
  byAnswer: { nl: 'Hoe snel er antwoord komt', en: 'How fast answers come' },
  others: { nl: (f: { time: string }) => `Bij anderen in de buurt: ${f.time}`, en: (f: { time: string }) => `At others nearby: ${f.time}` },
  othersFew: { nl: 'Te weinig organisaties om mee te vergelijken', en: 'Too few organizations to compare with' },
  centers: { nl: 'Centra naast elkaar', en: 'Centers side by side' },
  centersText: {
    nl: (f: { month: string }) => `Wat elk centrum in ${f.month} had. Alleen dingen, nooit mensen.`,
    en: (f: { month: string }) => `What each center had in ${f.month}. Things only, never people.`,
  },
  center: { nl: 'Centrum', en: 'Center' },
  notCounted: { nl: 'niet geteld', en: 'not counted' },
  reportPage: { nl: 'Verslag', en: 'Report' },
  reportOf: { nl: (f: { town: string }) => `Vrijwilligerswerk in ${f.town}`, en: (f: { town: string }) => `Volunteer work in ${f.town}` },
  ownReport: { nl: 'Cijfers van je organisatie', en: 'Numbers of your organization' },
  sentence: {
    nl: (f: { received: string; started: string }) => `${f.received} keer bood iemand zich aan. ${f.started} keer ging iemand aan de slag.`,
    en: (f: { received: string; started: string }) => `People offered to help ${f.received} times. ${f.started} times somebody got started.`,
  },
  ownPeriod: { nl: 'Of kies zelf de maanden', en: 'Or choose the months yourself' },
  measures: { nl: 'Wat wil je laten zien?', en: 'What do you want to show?' },
  dimension: { nl: 'Verdeeld naar', en: 'Divided by' },
  atMost: { nl: (f: { n: number }) => `(hoogstens ${f.n})`, en: (f: { n: number }) => `(at most ${f.n})` },
  noDimension: { nl: 'Niet verdelen', en: 'Do not divide' },
  print: { nl: 'Druk af of bewaar', en: 'Print or save' },
  totals: { nl: 'Alles bij elkaar', en: 'All together' },
  what: { nl: 'Wat', en: 'What' },
  number: { nl: 'Aantal', en: 'Number' },
  compared: { nl: (f: { months: string }) => `Vergeleken met ${f.months}`, en: (f: { months: string }) => `Compared with ${f.months}` },
  marks: { nl: 'Status', en: 'Status' },
  by: { nl: (f: { dimension: string }) => `Naar ${f.dimension}`, en: (f: { dimension: string }) => `By ${f.dimension}` },
  nothingBy: { nl: 'Nog te weinig om te tonen', en: 'Still too little to show' },
  howWeCount: { nl: 'Zo tellen wij', en: 'How we count' },
  version: { nl: (f: { n: number }) => `Versie ${f.n}.`, en: (f: { n: number }) => `Version ${f.n}.` },
  source: { nl: 'Bron', en: 'Source' },
  sourceText: {
    nl: (f: { day: string }) => `Deze site, geteld op ${f.day}. Verwijderde accounts tellen mee zonder naam. Een maand is definitief na 45 dagen.`,
    en: (f: { day: string }) => `This site, counted on ${f.day}. Deleted accounts count without a name. A month is final after 45 days.`,
  },
  page: { nl: 'Pagina', en: 'Page' },
  reportMonths: { nl: (f: { months: string }) => `Over ${f.months}`, en: (f: { months: string }) => `About ${f.months}` },
  from_month: { nl: 'Eerste maand', en: 'First month' },
  to_month: { nl: 'Laatste maand', en: 'Last month' },
})
