import { createContext, type ReactNode, use, useState } from 'react'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useLiveEvents } from '#kernel/live/web/use-live-events.ts'
import { useShell } from '#shell/context.ts'
import { type Notices, noticesAddress, readNotices } from '#shell/read-notices.ts'

const LiveContext = createContext<Notices | undefined>(undefined)

/** What somebody is told, as it is now: the page's own list, and a newer one as soon as there is news (ADR 0031). The page is left as it is. */
export function LiveNotices({ children }: { children: ReactNode }) {
  const { notifications: given } = useShell()
  const [later, setLater] = useState<{ given: Notices; notices: Notices } | null>(null)
  const fetchAgain = async () => {
    if (!given) return
    const answer = await callApi('GET', noticesAddress.replace('/api/v1/', ''))
    // When nobody was reached, what was known stays.
    if (answer.ok) setLater({ given, notices: readNotices(answer.document) })
  }
  useLiveEvents(() => void fetchAgain())
  // A page that was read since then knows better.
  return <LiveContext value={later && later.given === given ? later.notices : given}>{children}</LiveContext>
}

/** The toolbar's list of notices; undefined where there is none. */
export function useNotices(): Notices | undefined {
  const { notifications } = useShell()
  return use(LiveContext) ?? notifications
}
