import { useEffect, useState, useSyncExternalStore } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { toastWords as words } from '#features/developer/toast-words.ts'
import { Lines } from './part.tsx'

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)')
function watchMotion(told: () => void): () => void {
  const query = reduced()
  query.addEventListener('change', told)
  return () => query.removeEventListener('change', told)
}

/** How many toasts are in view, and for how long the last one was, as the page itself sees it. */
export function MeasureToasts() {
  const t = useT()
  const [shown, setShown] = useState(0)
  const [stood, setStood] = useState<number | null>(null)
  const isReduced = useSyncExternalStore(
    watchMotion,
    () => reduced().matches,
    () => false,
  )
  useEffect(() => {
    const region = document.querySelector('toast-region')
    if (!region) return undefined
    let since = 0
    const look = () => {
      const cards = region.childElementCount
      setShown(cards)
      if (cards > 0) since = performance.now()
      else if (since > 0) setStood(Math.round((performance.now() - since) / 100) / 10)
    }
    const observer = new MutationObserver(look)
    observer.observe(region, { childList: true })
    queueMicrotask(look)
    return () => observer.disconnect()
  }, [])
  return (
    <Lines
      rows={[
        [t(words.shown), shown],
        [t(words.stood), stood === null ? '–' : `${stood} s`],
        [t(words.motion), t(isReduced ? words.yes : words.no)],
      ]}
    />
  )
}
