import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { messages } from './messages.ts'

/** Says that a draft was restored, with a button to discard it (`keep-draft.ts`). */
export function DraftRestoredNote({ isRecord }: { isRecord: boolean }) {
  const t = useT()
  return (
    <Alert title={t(messages.kept)} live>
      {isRecord && <p>{t(messages.keptText)}</p>}
      <Button type="button" variant="second" size="small" className="mt-2" data-throw-away="">
        {t(messages.throwAway)}
      </Button>
    </Alert>
  )
}
