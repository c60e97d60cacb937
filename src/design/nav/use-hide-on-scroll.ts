import { useEffect, useState } from 'react'

/** True while one scrolls down, past the first screenful of the header; a scroll up brings it back. */
export function useHideOnScroll(enabled: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!enabled) return
    let last = window.scrollY
    const follow = () => {
      const now = window.scrollY
      // A few pixels are a trembling thumb, not a direction.
      if (Math.abs(now - last) < 8) return
      setAway(now > last && now > 160)
      last = now
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [enabled])
  return enabled && away
}
