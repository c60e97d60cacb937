import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const seconds = 20

/** Looks for new words now and then, as long as somebody is looking. */
export function useFresh(): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [revalidate, state])
}
