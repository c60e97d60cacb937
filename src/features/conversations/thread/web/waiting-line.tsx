import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { waitingWords as words } from '#features/conversations/thread/waiting-words.ts'
import { whenOnline } from '#kernel/http/pages/web/when-online.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Seconds until it is tried again, each time; at once when the line is back. */
const pauses = [2, 4, 8, 15, 30]

/**
 * What was pressed while nobody could be reached goes out by itself once somebody can; its key makes it count once, also when it had
 * arrived unseen. What is changed meanwhile waits for a press: half a sentence must not go out when the line comes back.
 */
function useWaiting(outcome: MessageOutcome['message'] | undefined) {
  const line = useRef<HTMLDivElement>(null)
  const tries = useRef(0)
  const [stopped, setStopped] = useState<typeof outcome>()
  const isWaiting = outcome?.waits === true && outcome !== stopped
  const stop = () => setStopped(outcome)
  useEffect(() => {
    const form = line.current?.closest('form')
    if (!isWaiting || !form) return void (tries.current = 0)
    const over = new AbortController()
    form.addEventListener('input', () => setStopped(outcome), over)
    const pause = pauses[Math.min(tries.current, pauses.length - 1)]!
    tries.current += 1
    void whenOnline(pause * 1000).then(() => !over.signal.aborted && form.requestSubmit())
    return () => over.abort()
  }, [outcome, isWaiting])
  return { isWaiting, line, stop }
}

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
