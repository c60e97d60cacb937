import { useT } from '#kernel/i18n/web/provider.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'

/** The status of a vacancy, with an icon. */
export function VacancyStatusBadge({ status }: { status: VacancyStatus }) {
  const t = useT()
  return <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
}
