import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { fetchList, type ListPage } from '#features/lists/fetch-list.ts'
import { type AskedOfList, readList } from '#features/lists/list.ts'
import { changeForm, placeValue } from './expense-form.ts'
import { type ExpenseRow, expenseList } from './expense-list.ts'
import { monthPattern } from './expense-note.ts'
import type { KnownPlace } from './known-places.ts'
import type { Meter } from './meter.ts'

export type Expenses = {
  meter: Meter
  /** The month whose room is shown. */
  month: string
  years: readonly number[]
  /** What the form offers with one press, and as suggestions for a name. */
  places: readonly KnownPlace[]
  names: readonly string[]
  /** The months that can be chosen, the latest first. */
  months: readonly string[]
  page: ListPage<ExpenseRow, AskedOfList<typeof expenseList>>
  values: Typed
  /** The note that is being changed; null where it is gone. */
  opened: { id: string; values: Typed; version: number } | null
  openId: string
}

type Known = { meter: Meter; years: number[]; places: KnownPlace[] }

/** Months back from this one that the form offers: those of this year and the three before it. */
const yearsBack = 3

/** Somebody's own notes of a year with the meter. `names`: organizations where they help. */
export async function fetchExpenses(api: Client, url: string, { locale, names }: { locale: Locale; names: () => Promise<string[]> }): Promise<Expenses> {
  const asked = readList(expenseList, url)
  const now = today().slice(0, 7)
  const month = monthPattern.test(asked.month) && asked.month <= now ? asked.month : now
  const year = month.slice(0, 4)
  const [known, page, opened, helped] = await Promise.all([
    api.request('GET', `expense_notes/meter?year=${year}`),
    fetchList(api.expenseNotes, expenseList, asked, { year }),
    asked.open ? nullIfNotFound(api.expenseNotes.get(asked.open)) : null,
    names(),
  ])
  const { meter, years, places } = known.meta as Known
  return {
    meter,
    month,
    years: [...new Set([Number(now.slice(0, 4)), ...years, Number(year)])].toSorted((a, b) => b - a),
    places,
    names: [...new Set([...helped, ...places.map(({ name }) => name)])],
    months: monthsUntil(now, opened?.month ?? month),
    page,
    values: places[0] ? { month: [month], place: [placeValue(places[0])] } : { month: [month] },
    opened: opened && { id: opened.id, values: typedOf(changeForm, { ...opened, amount: asTyped(opened.amountCents, locale) }), version: opened.meta.version },
    openId: asked.open,
  }
}

/** An amount as the form shows it, without its sign. */
export const asTyped = (cents: number, locale: Locale): string => inEuros(locale, cents).replaceAll(/[^\d.,]/g, '')

function monthsUntil(now: string, shown: string): string[] {
  const first = `${Number(now.slice(0, 4)) - yearsBack}-01`
  const count = (Number(now.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(now.slice(5))
  const months = Array.from({ length: count }, (_, back) => addMonths(`${now}-01`, -back).slice(0, 7))
  return months.includes(shown) ? months : [...months, shown]
}
