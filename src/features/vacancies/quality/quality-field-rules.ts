import type { QualityFacts, QualityFinding } from './quality-criteria.ts'
import { mentions, inductionWords } from './quality-phrases.ts'
import { partsOf } from './quality-parts.ts'

type Rule = { code: QualityFinding['code']; field: QualityFinding['field']; isHard: boolean; isBroken: (facts: QualityFacts) => boolean }

/** The most that NOV lets an organization ask of a volunteer. */
export const maxHoursPerWeek = 20

/** What the fields themselves tell. */
const rules: readonly Rule[] = [
  { code: 'tasks_missing', field: 'tasks', isHard: false, isBroken: ({ tasks }) => !tasks?.length },
  {
    code: 'hours_too_many',
    field: 'hoursPerWeekMax',
    isHard: true,
    isBroken: ({ hoursPerWeekMin, hoursPerWeekMax }) => Math.max(hoursPerWeekMin ?? 0, hoursPerWeekMax ?? 0) > maxHoursPerWeek,
  },
  {
    code: 'hours_missing',
    field: 'hoursPerWeekMax',
    isHard: false,
    isBroken: ({ commitment, hoursPerWeekMin, hoursPerWeekMax }) =>
      (commitment === 'recurring' || commitment === 'project') && !hoursPerWeekMin && !hoursPerWeekMax,
  },
  {
    code: 'age_without_reason',
    field: 'ageReason',
    isHard: true,
    isBroken: ({ minAge, maxAge, ageReason }) => Boolean(minAge ?? maxAge) && !ageReason?.trim(),
  },
  { code: 'contact_missing', field: 'contactUser', isHard: true, isBroken: ({ hasContact }) => !hasContact },
  { code: 'induction_missing', field: 'rewards', isHard: false, isBroken: (facts) => !namesInduction(facts) },
  { code: 'not_insured', field: 'insured', isHard: true, isBroken: ({ insured }) => insured === false },
  { code: 'no_expenses', field: 'expenses', isHard: false, isBroken: ({ expenses }) => expenses === 'none' },
]

export function fieldRules(facts: QualityFacts): QualityFinding[] {
  return rules.filter((rule) => rule.isBroken(facts)).map(({ code, field, isHard }) => ({ code, field, isHard }))
}

function namesInduction(facts: QualityFacts): boolean {
  if (facts.supportOffered?.length || facts.requirements?.includes('training')) return true
  return partsOf(facts).some(({ sentences }) => sentences.some(({ plain }) => mentions(plain, inductionWords)))
}
