import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { hearNews } from './hear-news.ts'

/** Calls `look` when there is something new, and while nobody looks as soon as somebody does: what is not looked at is not read. */
export function useHeard(look: () => void): void {
  const looks = useEffectEvent(look)
  useEffect(() => {
    let isWaiting = false
    const hear = () => {
      isWaiting = document.visibilityState !== 'visible'
      if (!isWaiting) looks()
    }
    const looksAgain = () => isWaiting && hear()
    document.addEventListener('visibilitychange', looksAgain)
    const stop = hearNews(hear)
    return () => {
      document.removeEventListener('visibilitychange', looksAgain)
      stop()
    }
  }, [])
}

/** Reads the page anew when there is something new. */
export function useNews(): void {
  const { revalidate } = useRevalidator()
  useHeard(() => void revalidate())
}
