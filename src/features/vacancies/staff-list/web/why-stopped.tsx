import { useT } from '#kernel/i18n/web/provider.tsx'
import { closeReasonWords } from '#features/vacancies/transitions/action-words.ts'
import type { VacancyFacts } from '#features/vacancies/staff-list/fetch-vacancy.ts'

/** Why it was denied or closed, in the words of whoever did. */
export function WhyStopped({ vacancy: { status, deniedReason, closedReason } }: { vacancy: VacancyFacts }) {
  const t = useT()
  const why = status === 'denied' ? deniedReason : status === 'closed' && closedReason ? t(closeReasonWords[closedReason]) : null
  return why ? <p className="mt-4 border-l-4 border-line-strong pl-4">{why}</p> : null
}
