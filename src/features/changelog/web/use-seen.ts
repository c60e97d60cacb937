import { useEffect } from 'react'
import { browserFetch } from '#kernel/http/browser-fetch.ts'

/** Says as the reader leaves the page that they have seen it, once; `keepalive`, so that the call outlives the page. */
export function useSeen(): void {
  useEffect(() => {
    let isTold = false
    const tell = () => {
      if (isTold) return
      isTold = true
      // Without a connection it stays unseen, and is marked once more.
      void browserFetch('/api/v1/changelog_entries/seen', { method: 'POST', keepalive: true }).catch(() => null)
    }
    addEventListener('pagehide', tell)
    return () => {
      removeEventListener('pagehide', tell)
      tell()
    }
  }, [])
}
