import { createContext, type ReactNode, use, useState } from 'react'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useLiveEvents } from '#kernel/live/web/use-live-events.ts'
import { useShell } from '#shell/context.ts'
import { type Notices, noticesAddress, readNotices } from '#shell/read-notices.ts'

const LiveContext = createContext<Notices | undefined>(undefined)

/** The current notices: those of the page, replaced by a newer list as soon as an event arrives (ADR 0031). The page itself is not reloaded. */
export function LiveNotices({ children }: { children: ReactNode }) {
  const { notifications: given } = useShell()
  const [later, setLater] = useState<{ given: Notices; notices: Notices } | null>(null)
  const fetchAgain = async () => {
    if (!given) return
    const answer = await callApi('GET', noticesAddress.replace('/api/v1/', ''))
    // When the request fails the known list stays.
    if (answer.ok) setLater({ given, notices: readNotices(answer.document) })
  }
  useLiveEvents(() => void fetchAgain())
  // A page loaded since then has the newer list.
  return <LiveContext value={later && later.given === given ? later.notices : given}>{children}</LiveContext>
}

/** The toolbar's notices; undefined where there is no such list. */
export function useNotices(): Notices | undefined {
  const { notifications } = useShell()
  return use(LiveContext) ?? notifications
}
