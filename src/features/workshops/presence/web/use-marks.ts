import { useCallback, useEffect, useState } from 'react'
import type { PresenceState } from '#features/workshops/model/codes.ts'
import type { PresenceRow } from '#features/workshops/presence/presence-rows.ts'
import { sendMarks } from './send-marks.ts'
import { isMark, keepMark, waitingMarks } from './waiting-marks.ts'

type Pressed = Readonly<Record<string, PresenceState>>

export type Marks = {
  /** How somebody is marked at this session: what waits counts before what the server knows. */
  of: (row: PresenceRow) => PresenceState | undefined
  press: (registrations: readonly string[], state: PresenceState) => void
  /** Why the server refused a mark, by registration. */
  refused: Readonly<Record<string, string>>
  /** How many marks, of any session, the server does not have yet, and when the last was pressed. */
  waiting: { count: number; since: number | null }
  isReached: boolean
  /** The browser stores what was pressed. */
  isKept: boolean
}

/** The marks of one session, of a component that is made anew for each: each is kept in this browser at once and sent as soon as the server can be reached. */
export function useMarks(session: string): Marks {
  const [pressed, setPressed] = useState<Pressed>({})
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [waiting, setWaiting] = useState<Marks['waiting']>({ count: 0, since: null })
  const [isReached, setReached] = useState(true)
  const [isKept, setKept] = useState(true)

  /** What another tab pressed is shown here too. What was sent stays as it was pressed until the page is read again. */
  const look = useCallback(() => {
    const marks = waitingMarks()
    const here = marks.filter((mark) => mark.session === session)
    setPressed((known) => ({ ...known, ...Object.fromEntries(here.map(({ registration, state }) => [registration, state])) }))
    setWaiting({ count: marks.length, since: marks.at(-1)?.at ?? null })
  }, [session])

  const send = useCallback(() => {
    void sendMarks({
      onSent: look,
      onRefused: ({ registration, session: at }, why) => {
        if (at === session) {
          setRefused((known) => ({ ...known, [registration]: why }))
          setPressed(({ [registration]: _gone, ...known }) => known)
        }
        look()
      },
      onLine: setReached,
    })
  }, [look, session])

  useEffect(() => {
    // What waited on this device before the page came, once it stands as the server drew it.
    const first = requestAnimationFrame(look)
    send()
    const other = ({ key }: StorageEvent) => isMark(key) && look()
    const gone = () => setReached(false)
    addEventListener('storage', other)
    addEventListener('offline', gone)
    return () => {
      cancelAnimationFrame(first)
      removeEventListener('storage', other)
      removeEventListener('offline', gone)
    }
  }, [look, send])

  return {
    of: ({ id, marks }) => pressed[id] ?? marks[session],
    press: (registrations, state) => {
      const kept = registrations.map((registration) => keepMark({ registration, session, state }))
      setKept(kept.every(Boolean))
      setRefused((known) => Object.fromEntries(Object.entries(known).filter(([id]) => !registrations.includes(id))))
      if (!navigator.onLine) setReached(false)
      look()
      send()
    },
    refused,
    waiting,
    isReached,
    isKept,
  }
}
