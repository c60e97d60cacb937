import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's data at intervals while the tab is visible. */
export function usePolling(seconds: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      // Not while offline: a failed reload would replace the page by an error page.
      if (document.visibilityState === 'visible' && navigator.onLine && state === 'idle') void revalidate()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate, state, seconds])
}
