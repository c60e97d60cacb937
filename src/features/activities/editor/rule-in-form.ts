import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'
import { weekdayOf } from '#kernel/i18n/dates.ts'

/** How something repeats, as the form holds it; what does not apply is empty. */
export type RuleInForm = {
  kind: Recurrence['kind']
  every?: string | null
  weekdays?: readonly string[] | null
  date?: string | null
  nth?: string | null
  weekday?: string | null
  ends?: string | null
  until?: string | null
  count?: number | null
}

/** A stored rule in the inputs of the form. A new series repeats each week until a day. */
export function inputsOfRule(rule: Recurrence): RuleInForm {
  if (rule.kind === 'none') return { kind: 'none', every: '1', ends: 'until' }
  const end = 'count' in rule.end ? { ends: 'count', count: rule.end.count } : { ends: 'until', until: rule.end.until }
  switch (rule.kind) {
    case 'daily':
      return { kind: 'daily', every: '1', ...end }
    case 'weekly':
      return { kind: 'weekly', every: String(rule.every), weekdays: rule.weekdays.map(String), ...end }
    case 'monthly_date':
      return { kind: 'monthly_date', every: String(rule.every), date: String(rule.date), ...end }
    case 'monthly_weekday':
      return { kind: 'monthly_weekday', every: String(rule.every), nth: String(rule.nth), weekday: String(rule.weekday), ...end }
  }
}

const numberOr = <Word extends string>(text: string, word: Word): number | Word => (text === word ? word : Number(text))

/** The rule that the inputs say; what is left open follows from the first day. Null while the end of a series is missing. */
export function ruleOfInputs(inputs: RuleInForm, firstDay: string | null): Recurrence | null {
  const { kind, ends, until, count } = inputs
  if (kind === 'none') return { kind }
  const end = ends === 'count' ? count && { count } : until && { until }
  if (!end) return null
  const every = Number(inputs.every || 1)
  const day = firstDay === null ? null : Number(firstDay.slice(8))
  const own = firstDay === null ? 1 : weekdayOf(firstDay) || 7
  switch (kind) {
    case 'daily':
      return { kind, end }
    case 'weekly':
      return { kind, every, weekdays: inputs.weekdays?.length ? inputs.weekdays.map(Number) : [own], end }
    case 'monthly_date':
      return { kind, every, date: inputs.date ? numberOr(inputs.date, 'last') : (day ?? 1), end }
    case 'monthly_weekday': {
      const nth = day === null ? 1 : Math.ceil(day / 7)
      return { kind, every, nth: inputs.nth ? numberOr(inputs.nth, 'last') : nth > 4 ? 'last' : nth, weekday: Number(inputs.weekday || own), end }
    }
  }
}

/** The input in which the end of a series is missing; null when nothing is. */
export function missingEnd({ kind, ends, until, count }: RuleInForm): 'rule.until' | 'rule.count' | null {
  if (kind === 'none') return null
  if (ends === 'count') return count ? null : 'rule.count'
  return until ? null : 'rule.until'
}
