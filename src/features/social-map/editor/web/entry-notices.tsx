import { Alert } from '#design/feedback/alert.tsx'
import { editorWords as words } from '#features/social-map/editor/editor-words.ts'
import type { EntryFacts } from '#features/social-map/staff-list/fetch-entry.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** Above the form: why it was sent back, and until when it is closed. */
export function EntryNotices({ entry: { status, deniedReason, closedFrom, closedUntil, closedReason } }: { entry: EntryFacts }) {
  const t = useT()
  const locale = useLocale()
  const center = useCenterName()
  const from = closedFrom ? fullDay(locale, closedFrom) : ''
  const days = closedUntil ? t(words.closedBetween, { from, until: fullDay(locale, closedUntil) }) : t(words.closedFrom, { day: from })
  return (
    <div className="grid gap-4 mt-6 empty:hidden">
      {status === 'draft' && deniedReason && (
        <Alert tone="warn" title={t(words.denied, { center })}>
          <p className="whitespace-pre-line">{deniedReason}</p>
        </Alert>
      )}
      {status === 'temporarily_closed' && (
        <Alert tone="info" title={t(words.closed, { days })}>
          {closedReason && <p>{closedReason}</p>}
        </Alert>
      )}
    </div>
  )
}
