import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { dateInWords } from '#features/vacancies/presentation/period-in-words.ts'
import type { RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'
import type { WhyClosed } from '#features/vacancies/presentation/why-closed.ts'
import { VacancyRow } from './vacancy-row.tsx'

type Props = { why: WhyClosed; lastDay: string | null; others: readonly RowFacts[] }

/** Says in one sentence why people can no longer apply, with links to other vacancies. */
export function ClosedNotice({ why, lastDay, others }: Props) {
  const t = useT()
  const locale = useLocale()
  const sentences = {
    filled: t(words.closedFilled),
    paused: t(words.closedPaused),
    expired: lastDay === null ? t(words.closedOver) : t(words.closedExpired, { day: dateInWords(lastDay, locale) }),
    closed: t(words.closedOver),
  }
  return (
    <>
      <Alert tone="warn">
        <p className="font-semibold">{sentences[why]}</p>
        {others.length === 0 && (
          <p className="mt-1">
            <Link href="/vacancies/search">{t(words.searchAll)}</Link>
          </p>
        )}
      </Alert>
      {others.length > 0 && (
        <section id="alternatives" className="mt-8 mb-12 scroll-mt-6" aria-labelledby="alternatives-title">
          <h2 id="alternatives-title" className="text-3xl mb-4">
            {t(words.alternatives)}
          </h2>
          <div className="results">
            {others.map((row) => (
              <VacancyRow key={row.id} vacancy={row} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

/** Says that the vacancy is not published yet. Shown to its writers and reviewers. */
export function EarlyNotice({ isDraft }: { isDraft: boolean }) {
  const t = useT()
  return (
    <Alert tone="info" title={t(isDraft ? words.stillDraft : words.stillPending)}>
      <p>{t(words.notYetText)}</p>
    </Alert>
  )
}
