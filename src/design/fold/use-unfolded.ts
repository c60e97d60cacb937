import { type RefObject, useEffect, useRef } from 'react'

/**
 * Runs `unfolded` whenever a `<details>` is opened, also where it was opened before the page hydrated: React replays no `toggle` event,
 * so that `onToggle` would miss that one.
 */
export function useUnfolded(details: RefObject<HTMLDetailsElement | null>, unfolded: () => void): void {
  const latest = useRef(unfolded)
  useEffect(() => {
    latest.current = unfolded
  })
  useEffect(() => {
    const box = details.current
    if (!box) return
    const look = () => box.open && latest.current()
    look()
    box.addEventListener('toggle', look)
    return () => box.removeEventListener('toggle', look)
  }, [details])
}
