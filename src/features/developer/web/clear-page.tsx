import { useEffect, useState } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { authWords as words } from '#features/developer/auth-words.ts'

/** When the button was pressed, in ms since 1970, for the page that comes after the clearing. */
const pressedAt = 'developer-pressed-at'

/** Tells this tab that another one signed out, as that tab would, and says after the reload how long the clearing took. */
export function ClearPage() {
  const t = useT()
  const [took, setTook] = useState<number | null>(null)
  useEffect(() => {
    const pressed = Number(sessionStorage.getItem(pressedAt))
    sessionStorage.removeItem(pressedAt)
    // The document began to load when the page before it was cleared.
    if (pressed > 0) queueMicrotask(() => setTook(Math.round(performance.timeOrigin - pressed)))
  }, [])
  const tell = () => {
    sessionStorage.setItem(pressedAt, String(Date.now()))
    const tabs = new BroadcastChannel('auth')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel is same-origin and has no targetOrigin
    tabs.postMessage('SIGNED_OUT')
    tabs.close()
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="button" variant="second" onClick={tell}>
        {t(words.clear)}
      </Button>
      <p role="status">{took !== null && t(words.cleared, { ms: took })}</p>
    </div>
  )
}
