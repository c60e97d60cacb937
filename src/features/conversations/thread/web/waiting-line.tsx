import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { waitingWords as words } from '#features/conversations/thread/waiting-words.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { useWaiting } from './use-waiting.ts'

/** Above where one writes, while the words wait for a connection: what happens by itself, and how it does not. */
export function WaitingLine({ outcome }: { outcome: MessageOutcome['message'] | undefined }) {
  const t = useT()
  const { isWaiting, line, stop } = useWaiting(outcome)
  if (!isWaiting) return null
  return (
    <div ref={line} className="waiting-line">
      <Icon name="hourglass-medium" size={20} />
      <p role="status">{t(words.waitsForLine)}</p>
      <Button type="button" variant="quiet" size="small" onClick={stop}>
        {t(words.notYet)}
      </Button>
    </div>
  )
}
