import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { showWords as words } from '#features/vacancies/show-messages.ts'
import type { VacancyStatus } from '#features/vacancies/states.ts'

/** Says first that one is too late, and where to go on; or that one is early. */
export function ClosedNotice({ status, hasAlternatives }: { status: VacancyStatus; hasAlternatives: boolean }) {
  const t = useT()
  // Only who writes it and who judges it can see it then.
  if (status === 'draft' || status === 'pending')
    return (
      <div className="mb-6">
        <Alert tone="info" title={t(status === 'draft' ? words.stillDraft : words.stillPending)}>
          <p>{t(words.notYetText)}</p>
        </Alert>
      </div>
    )
  const told = status === 'paused' ? words.closedPaused : status === 'filled' ? words.closedFilled : words.closedOver
  return (
    <div className="mb-6">
      <Alert tone="warn" title={t(told)}>
        <p>{t(hasAlternatives ? words.closedText : words.closedAlone)}</p>
        <p className="mt-3">
          <LinkButton href={hasAlternatives ? '#alternatives' : '/vacancies/search'} variant="second">
            {t(hasAlternatives ? words.alternatives : words.searchAll)}
          </LinkButton>
        </p>
      </Alert>
    </div>
  )
}
