import { useT } from '#kernel/i18n/web/provider.tsx'
import { StaffBar } from '#features/lists/web/staff-bar.tsx'
import { actionWords } from '#features/vacancies/transitions/action-words.ts'
import { VacancyStatusBadge } from '#features/vacancies/staff-list/web/status-badge.tsx'
import type { Managed as Facts } from './load-managed.ts'

const labels = { judge: actionWords.judge, edit: actionWords.edit, inList: actionWords.inList } as const

/** The bar of those who look after a vacancy. */
export function Managed({ managed: { status, reason, ways } }: { managed: Facts }) {
  const t = useT()
  return (
    <StaffBar
      label={t(actionWords.bar)}
      badge={<VacancyStatusBadge status={status} />}
      reason={reason}
      ways={ways.map(({ way, href }) => ({ href, label: t(labels[way]), isMain: way === 'judge' }))}
    />
  )
}
