import { criterionOf, type QualityCriterion, type QualityFacts, type QualityFinding } from './quality-criteria.ts'
import { fieldRules } from './quality-field-rules.ts'
import { partsOf } from './quality-parts.ts'
import { unfitDetails } from './quality-private.ts'
import { textRules } from './quality-text-rules.ts'

/**
 * What of NOV's criteria for volunteer work a vacancy does not meet yet (domain §3.1, ADR 0027), each code once for a field.
 * Takes as long as the texts are long, of which it reads 5,000 letters each.
 */
export function qualityFindings(facts: QualityFacts): QualityFinding[] {
  const found = [...fieldRules(facts), ...partsOf(facts).flatMap((part) => [...textRules(part, facts), ...unfitDetails(part)])]
  const first = new Map<string, QualityFinding>()
  for (const one of found) {
    const key = `${one.code} ${one.field}`
    if (!first.get(key)?.isHard && (!first.has(key) || one.isHard)) first.set(key, one)
  }
  return [...first.values()].toSorted((a, b) => Number(b.isHard) - Number(a.isHard))
}

/** Which criterion a finding belongs to. */
export function criterionOfFinding({ code }: Pick<QualityFinding, 'code'>): QualityCriterion {
  return criterionOf[code]
}
