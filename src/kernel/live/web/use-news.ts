import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { hearNews } from './hear-news.ts'

/** Reads the page anew when there is something new, and while nobody looks as soon as somebody does: what is not looked at is not read. */
export function useNews(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isWaiting = false
    const look = () => {
      isWaiting = document.visibilityState !== 'visible'
      if (!isWaiting) void revalidate()
    }
    const looksAgain = () => isWaiting && look()
    document.addEventListener('visibilitychange', looksAgain)
    const stop = hearNews(look)
    return () => {
      document.removeEventListener('visibilitychange', looksAgain)
      stop()
    }
  }, [revalidate])
}
