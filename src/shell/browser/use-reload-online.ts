import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads a page that could not be fetched for lack of a connection as soon as the browser is online again. */
export function useReloadOnline(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const goOn = () => void revalidate()
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [revalidate])
}
