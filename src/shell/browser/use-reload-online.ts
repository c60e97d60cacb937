import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Where a page could not be fetched because the line was lost, it comes by itself when the line is there again. */
export function useReloadOnline(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const goOn = () => void revalidate()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [revalidate])
}
