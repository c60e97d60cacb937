import { useT } from '#kernel/i18n/web/provider.tsx'
import { CheckCard, type CheckLine } from '#features/lists/web/check-card.tsx'
import type { VacancyFacts } from '#features/vacancies/fetch-vacancy.ts'
import { novFactsOf } from '#features/vacancies/nov-facts-of.ts'
import { novCriteria } from '#features/vacancies/nov-finding.ts'
import { criterionOfFinding, novFindings } from '#features/vacancies/nov.ts'
import { novAdvice, novCriterionWords, novTitles } from '#features/vacancies/nov-words.ts'

/** Beside a vacancy that is judged: what of NOV's criteria it meets, and what it does not, in the words it is written in. */
export function NovChecks({ vacancy }: { vacancy: VacancyFacts }) {
  const t = useT()
  const findings = novFindings(novFactsOf(vacancy))
  const found = findings.map(({ code, field, isHard, found: words }): CheckLine => ({
    key: `${code} ${field}`,
    state: isHard ? 'wrong' : 'open',
    title: t(novTitles[code]),
    text: words ? `‘${words}’` : t(novAdvice[code]),
  }))
  const wanting = new Set(findings.map(criterionOfFinding))
  const met = novCriteria.filter((one) => !wanting.has(one)).map((one): CheckLine => ({ key: one, state: 'good', title: t(novCriterionWords[one]) }))
  return <CheckCard lines={[...found, ...met]} />
}
