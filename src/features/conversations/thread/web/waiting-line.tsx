import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { contactIn } from '#features/conversations/model/contact-in.ts'
import { messageWords } from '#features/conversations/send/message-words.ts'
import type { MessageOutcome } from '#features/conversations/send/web/message-actions.ts'
import { sendWaiting } from '#features/conversations/send/web/send-waiting.ts'
import { forgetWaiting } from '#features/conversations/send/web/any-waiting.ts'
import { isWaitingSo, keepWaiting } from '#features/conversations/send/web/waiting-messages.ts'
import { waitingWords as words } from '#features/conversations/send/waiting-words.ts'
import { whenOnline } from '#kernel/http/pages/web/when-online.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Seconds before each retry; at once when the browser is online again. */
const pauses = [2, 4, 8, 15, 30]

/**
 * Sends a message again by itself after a lost connection. Its key makes it count once, even if it had arrived before. After an
 * edit it waits for a click, because half a sentence must not be sent on reconnecting.
 */
function useWaiting(outcome: MessageOutcome['message'] | undefined) {
  const line = useRef<HTMLDivElement>(null)
  const tries = useRef(0)
  const [stopped, setStopped] = useState<typeof outcome>()
  const [isStopped, setIsStopped] = useState(false)
  const [isKept, setKept] = useState(false)
  // A try that was under way when its writer stopped it says once more that it waits.
  if (isStopped && outcome !== stopped) setStopped(outcome)
  const isWaiting = outcome?.waits === true && outcome !== stopped
  const stopFor = useCallback(
    (form: HTMLFormElement) => {
      forgetForLater(form)
      setStopped(outcome)
      setIsStopped(true)
      form.addEventListener('submit', () => setIsStopped(false), { once: true })
    },
    [outcome],
  )
  // Before it is shown: whoever reads that it waits may leave the page at once.
  useLayoutEffect(() => {
    const form = line.current?.closest('form')
    if (!isWaiting || !form) return void (tries.current = 0)
    const over = new AbortController()
    const stopOnEdit = () => {
      if (!isWaitingSo(form)) stopFor(form)
    }
    form.addEventListener('input', stopOnEdit, over)
    setKept(keepForLater(form))
    const pause = pauses[Math.min(tries.current, pauses.length - 1)]!
    tries.current += 1
    void whenOnline(pause * 1000).then(() => !over.signal.aborted && form.requestSubmit())
    return () => over.abort()
  }, [isWaiting, stopFor])
  return { isWaiting, isKept, line, stop: () => stopFor(line.current!.closest('form')!) }
}

/** Keeps the message in this browser, so that it is sent also when the page has been left. Not one that its writer has to confirm. */
function keepForLater(form: HTMLFormElement): boolean {
  const typed = new FormData(form)
  const message = messageWords(typed)
  const contact = contactIn(message.body)
  if (contact && typed.get('asked') !== contact) return false
  const isKept = keepWaiting(message)
  void sendWaiting()
  return isKept
}

function forgetForLater(form: HTMLFormElement): void {
  const { key } = messageWords(new FormData(form))
  if (key) forgetWaiting(key)
}

/** Shown above the text field while a message waits for a connection, with a button to stop. */
export function WaitingLine({ outcome }: { outcome: MessageOutcome['message'] | undefined }) {
  const t = useT()
  const { isWaiting, isKept, line, stop } = useWaiting(outcome)
  if (!isWaiting) return null
  return (
    <div ref={line} className="waiting-line">
      <Icon name="hourglass-medium" size={20} />
      <p role="status">{t(isKept ? words.waitsForLine : words.waitsHere)}</p>
      <Button type="button" variant="quiet" size="small" onClick={stop}>
        {t(words.notYet)}
      </Button>
    </div>
  )
}
