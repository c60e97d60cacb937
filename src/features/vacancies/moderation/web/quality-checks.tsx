import { useT } from '#kernel/i18n/web/provider.tsx'
import { CheckCard, type CheckLine } from '#features/lists/web/check-card.tsx'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { qualityFactsOf } from '#features/vacancies/quality/quality-facts-of.ts'
import { qualityCriteria } from '#features/vacancies/quality/quality-criteria.ts'
import { criterionOfFinding, qualityFindings } from '#features/vacancies/quality/quality-findings.ts'
import { qualityAdvice, qualityCriterionWords, qualityTitles } from '#features/vacancies/quality/quality-words.ts'

/** Beside a vacancy that is judged: what of NOV's criteria it meets, and what it does not, in the words it is written in. */
export function QualityChecks({ vacancy }: { vacancy: VacancyFacts }) {
  const t = useT()
  const findings = qualityFindings(qualityFactsOf(vacancy))
  const found = findings.map(({ code, field, isHard, found: words }): CheckLine => ({
    key: `${code} ${field}`,
    state: isHard ? 'wrong' : 'open',
    title: t(qualityTitles[code]),
    text: words ? `‘${words}’` : t(qualityAdvice[code]),
  }))
  const wanting = new Set(findings.map(criterionOfFinding))
  const met = qualityCriteria.filter((one) => !wanting.has(one)).map((one): CheckLine => ({ key: one, state: 'good', title: t(qualityCriterionWords[one]) }))
  return <CheckCard lines={[...found, ...met]} />
}
