import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Looks for news now and then, as long as somebody is looking. */
export function usePolling(seconds = 20): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      // What is asked without a line would put an error in place of the page.
      if (document.visibilityState === 'visible' && navigator.onLine && state === 'idle') void revalidate()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate, state, seconds])
}
