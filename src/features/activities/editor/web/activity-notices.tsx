import { Alert } from '#design/feedback/alert.tsx'
import type { EditedActivity } from '#features/activities/editor/activity-in-form.ts'
import { editorWords as words } from '#features/activities/editor/editor-words.ts'
import { unfitInTexts } from '#features/activities/model/unfit-details.ts'
import { Clash } from '#features/activities/overview/web/list-columns.tsx'
import { ProposedWords } from '#features/activities/overview/web/proposed-words.tsx'
import { useCenterName } from '#kernel/i18n/web/center-name.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Above the form: why the center denied it, what waits, what is in the text, and a room that is taken twice. */
export function ActivityNotices({ activity, now }: { activity: EditedActivity; now: string }) {
  const t = useT()
  const center = useCenterName()
  const { status, deniedReason, clash, proposedSince } = activity
  const unfit = unfitInTexts(activity)
  return (
    <div className="grid gap-4 mt-6 empty:hidden">
      {status === 'denied' && (
        <Alert tone="danger" title={t(words.denied, { center })}>
          <p>{deniedReason}</p>
          <p className="mt-1">{t(words.deniedText)}</p>
        </Alert>
      )}
      {status === 'published' && deniedReason && proposedSince === null && (
        <Alert tone="warn" title={t(words.wordsDenied, { center })}>
          <p>{deniedReason}</p>
        </Alert>
      )}
      <ProposedWords activity={activity} />
      {unfit.length > 0 && (
        <Alert tone="warn" title={t(words.look)}>
          <ul>
            {unfit.map(({ attribute, code, found }) => (
              <li key={`${attribute} ${code} ${found}`}>{t(words.unfit, { found })}</li>
            ))}
          </ul>
        </Alert>
      )}
      {clash && (
        <Alert tone="warn" title={t(words.look)}>
          <Clash clash={clash} now={new Date(now)} />
        </Alert>
      )}
    </div>
  )
}
