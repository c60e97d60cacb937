import { expect, test } from 'vitest'
import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'
import { inputsOfRule, missingEnd, type RuleInForm, ruleOfInputs } from './rule-in-form.ts'

const until = { end: { until: '2027-06-22' } }
const tuesday = '2026-12-01'

test.each<Recurrence>([
  { kind: 'none' },
  { kind: 'daily', end: { count: 5 } },
  { kind: 'weekly', every: 2, weekdays: [2, 4], ...until },
  { kind: 'monthly_date', every: 1, date: 31, end: { count: 12 } },
  { kind: 'monthly_date', every: 3, date: 'last', ...until },
  { kind: 'monthly_weekday', every: 1, nth: 1, weekday: 2, ...until },
  { kind: 'monthly_weekday', every: 2, nth: 'last', weekday: 7, end: { count: 4 } },
])('the rule %j comes out of the form as it went in', (rule) => {
  expect(ruleOfInputs(inputsOfRule(rule), tuesday)).toEqual(rule)
})

test.each<[Partial<RuleInForm>, string, object]>([
  [{ kind: 'weekly', weekdays: [] }, tuesday, { kind: 'weekly', every: 1, weekdays: [2], ...until }],
  [{ kind: 'weekly' }, '2026-12-06', { kind: 'weekly', every: 1, weekdays: [7], ...until }],
  [{ kind: 'monthly_date' }, '2026-12-31', { kind: 'monthly_date', every: 1, date: 31, ...until }],
  [{ kind: 'monthly_weekday' }, '2026-12-08', { kind: 'monthly_weekday', every: 1, nth: 2, weekday: 2, ...until }],
  [{ kind: 'monthly_weekday' }, '2026-12-29', { kind: 'monthly_weekday', every: 1, nth: 'last', weekday: 2, ...until }],
])('what %j leaves open follows from the first day, %s', (inputs, day, rule) => {
  expect(ruleOfInputs({ every: '1', ends: 'until', until: '2027-06-22', ...inputs } as RuleInForm, day)).toEqual(rule)
})

test('a series without an end is no rule yet, and the field that is missing is known', () => {
  const open = { kind: 'weekly', every: '1', weekdays: ['2'] } as const
  expect([ruleOfInputs({ ...open, ends: 'until' }, tuesday), missingEnd({ ...open, ends: 'until' })]).toEqual([null, 'rule.until'])
  expect([ruleOfInputs({ ...open, ends: 'count' }, tuesday), missingEnd({ ...open, ends: 'count', until: '2027-06-22' })]).toEqual([null, 'rule.count'])
  expect([missingEnd({ kind: 'none' }), missingEnd({ ...open, ends: 'until', until: '2027-06-22' })]).toEqual([null, null])
})
