import { join } from 'node:path'
import type { Database } from '#kernel/db/server/database.ts'
import { fullDay, today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { drawInChild } from '#kernel/pdf/server/draw-in-child.ts'
import { paperColorsOf } from '#features/badges/paper/paper-colors.ts'
import { monthsBefore } from '#features/measures/months.ts'
import { themeOf } from '#features/settings/look/server/theme-of.ts'
import type { Told } from '#features/analytics/analytics.ts'
import type { Asked } from '#features/analytics/asked.ts'
import { definitionsIn } from '#features/analytics/definitions.ts'
import { monthsInWords, toldInDigits } from '#features/analytics/in-words.ts'
import { analyticsWords as words } from '#features/analytics/messages.ts'
import type { PaperCell, PaperTable, ReportFacts } from '#features/analytics/report-facts.ts'
import { type Division, divisionOf, howWeCount, leftOutInWords, reportSentence, totalHeads, totalLines } from '#features/analytics/report-in-words.ts'
import { summaryOf } from './analytics-routes.ts'

/** Measures beside each other in one table; more stand in another below it. */
const abreast = 4
/** The widths of the columns of totals, and of the first one of a distribution. */
const [totalShares, named] = [[0.3, 0.13, 0.31, 0.26], 0.4] as const

/** The report of a period as a tagged PDF, made of published counts alone. @returns the file, and how many lines its tables have */
export async function reportPdf(db: Database, centerId: string, asked: Asked, locale: Locale, now: Date): Promise<{ pdf: Buffer; lines: number }> {
  const facts = await reportFacts(db, centerId, asked, locale, now)
  const pdf = await drawInChild(join(import.meta.dirname, 'draw-report-child.ts'), facts)
  return { pdf, lines: facts.tables.reduce((sum, { rows }) => sum + rows.length, 0) }
}

/** What the paper says, as the page does. */
export async function reportFacts(db: Database, centerId: string, asked: Asked, locale: Locale, now: Date): Promise<ReportFacts> {
  const compared = monthsBefore(asked)
  const [summary, before, [names], theme] = await Promise.all([
    summaryOf(db, centerId, asked, locale),
    summaryOf(db, centerId, { ...asked, ...compared, dimension: null }, locale),
    db.read(centerId, [{ name: 'names_of_report', text: namesOfReport, values: [centerId, asked.organizationId] }]),
    // Corners and the colour of the footer are of pages alone.
    themeOf(db, { footerColor: null, corners: 'rounded' }, centerId),
  ])
  const [center, town, organization] = names![0]!
  const day = today(now)
  const reported = { locale, summary, definitions: definitionsIn(locale) }
  const totals: PaperTable = {
    title: say(locale, words.totals),
    columns: totalHeads(locale, compared).map((head, at) => ({ head, share: totalShares[at]!, isNumber: at === 1 })),
    rows: totalLines({ ...reported, before }).map(({ label, told, compared: change, status }) => [
      { text: label },
      cellOf(locale, told),
      { text: change },
      { text: status },
    ]),
    notes: [],
  }
  const division = divisionOf(reported)
  return {
    locale,
    name: organization ?? center!,
    title: asked.organizationId ? say(locale, words.ownReport) : say(locale, words.reportOf, { town: town! }),
    months: say(locale, words.reportMonths, { months: monthsInWords(locale, asked) }),
    day: fullDay(locale, now),
    sentence: reportSentence(reported),
    tables: [totals, ...(division ? dividedTables(locale, division) : [])],
    how: { title: say(locale, words.howWeCount), items: howWeCount(reported, day) },
    notes: [say(locale, words.sign), say(locale, words.rounding)],
    page: say(locale, words.page),
    colors: paperColorsOf(theme),
  }
}

const namesOfReport = `select c.name, c.town, (select o.name from organizations o where o.volunteer_center_id = c.id and o.id = $2::uuid)
  from volunteer_centers c where c.id = $1::uuid`

function cellOf(locale: Locale, told: Told | undefined, longest = 0): PaperCell {
  if (!told) return { text: '' }
  return {
    text: toldInDigits(locale, told),
    ...(told.suppressed && { said: say(locale, words.fewer) }),
    ...(!told.suppressed && longest > 0 && { share: (told.value ?? (told.low + told.high) / 2) / longest }),
  }
}

function dividedTables(locale: Locale, { title, head, columns, rows, leftOut }: Division): PaperTable[] {
  const notes = leftOut.map(({ label, months }) => `${label}: ${leftOutInWords(locale, months)}`)
  if (columns.length === 0) return [{ title, columns: [], rows: [], notes: [say(locale, words.nothingBy), ...notes] }]
  const longest = Math.max(0, ...rows.map(({ cells: [first] }) => (first && !first.suppressed ? (first.value ?? (first.low + first.high) / 2) : 0)))
  const parts = Array.from({ length: Math.ceil(columns.length / abreast) }, (_, at) => at * abreast)
  const of = (from: number) => columns.slice(from, from + abreast)
  return parts.map((from) => ({
    title,
    columns: [{ head, share: named }, ...of(from).map(({ label }) => ({ head: label, share: (1 - named) / of(from).length, isNumber: true }))],
    rows: rows.map(({ label, cells }) => [
      { text: label },
      ...cells.slice(from, from + abreast).map((cell, at) => cellOf(locale, cell, from + at === 0 ? longest : 0)),
    ]),
    notes: from === parts.at(-1) ? notes : [],
  }))
}
