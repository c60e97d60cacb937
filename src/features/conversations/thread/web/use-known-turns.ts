import { type MouseEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ThreadPart } from '#features/conversations/thread/fetch-thread.ts'
import type { Turn } from '#features/conversations/thread/thread-facts.ts'

/** What the loader of a page with a conversation tells of it. */
export type WithThread = { thread: ThreadPart | null }
type Known = Pick<ThreadPart, 'turns' | 'earlier'>

/** All that was fetched of a conversation so far: the newest with every answer of the page, older ones when somebody wants them. */
export function useKnownTurns(thread: ThreadPart, addressBefore: (moment: string) => string) {
  const fetcher = useFetcher<WithThread>()
  const [known, setKnown] = useState({ thread, fetched: fetcher.data, turns: thread.turns, earlier: thread.earlier })
  // React's own way to follow a value: the state is set before anything of the old one is drawn.
  if (known.thread !== thread) setKnown({ ...known, thread, ...withNewest(known, thread) })
  else if (known.fetched !== fetcher.data) setKnown({ ...known, fetched: fetcher.data, ...withOlder(known, fetcher.data?.thread ?? null) })
  const { turns, earlier } = known
  return {
    turns,
    earlier: earlier && addressBefore(earlier),
    isLoading: fetcher.state !== 'idle',
    /** Puts them above, where the browser stays; without script the link leads to them. */
    loadEarlier: (event: MouseEvent) => {
      if (!earlier) return
      event.preventDefault()
      if (fetcher.state === 'idle') void fetcher.load(addressBefore(earlier))
    },
  }
}

function withNewest(known: Known, { turns, earlier }: ThreadPart): Known {
  const first = known.turns.findIndex(({ id }) => id === turns[0]?.id)
  // So much was said meanwhile that something is missing between: begin anew.
  return first < 0 ? { turns, earlier } : { turns: [...known.turns.slice(0, first), ...turns], earlier: first === 0 ? earlier : known.earlier }
}

function withOlder(known: Known, older: ThreadPart | null): Known {
  if (!older) return known
  const there = new Set(known.turns.map(({ id }) => id))
  return { turns: [...older.turns.filter(({ id }) => !there.has(id)), ...known.turns] satisfies Turn[], earlier: older.earlier }
}
