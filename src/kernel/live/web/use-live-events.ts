import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { subscribeToLiveEvents } from './subscribe-to-live-events.ts'

/** Calls `look` when there is something new, and while nobody looks as soon as somebody does: what is not looked at is not read. */
export function useLiveEvents(look: () => void): void {
  const looks = useEffectEvent(look)
  useEffect(() => {
    let isWaiting = false
    const hear = () => {
      isWaiting = document.visibilityState !== 'visible'
      if (!isWaiting) looks()
    }
    const looksAgain = () => isWaiting && hear()
    document.addEventListener('visibilitychange', looksAgain)
    const stop = subscribeToLiveEvents(hear)
    return () => {
      document.removeEventListener('visibilitychange', looksAgain)
      stop()
    }
  }, [])
}

/** Reads the page anew when there is something new. */
export function useLiveRevalidation(): void {
  const { revalidate } = useRevalidator()
  useLiveEvents(() => void revalidate())
}
