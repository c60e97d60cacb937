import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { Turn } from '#features/conversations/thread/thread-facts.ts'

/** The message that what is being written answers, and how it is chosen. */
export type Answering = ReturnType<typeof useAnswering>

/**
 * Chosen by a link, so without script too; with it the page stays as it is, and its address says it, for a reload. Once something
 * was sent the page has a place of its own again, and nothing is answered any more; what was refused still is.
 */
export function useAnswering(turns: readonly Turn[], hasOutcome: boolean) {
  const { key, pathname, search } = useLocation()
  const [chosen, choose] = useState({ id: new URLSearchParams(search).get('answer'), at: key })
  if (chosen.id && !hasOutcome && chosen.at !== key) choose({ id: null, at: key })
  const addressOf = (id: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('answer')
    if (id) query.set('answer', id)
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
  return {
    turn: turns.find(({ id, canAnswer }) => canAnswer && id === chosen.id) ?? null,
    /** What leads to answering a message, or none. */
    link: (id: string | null) => ({
      href: addressOf(id),
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault()
        choose({ id, at: key })
        history.replaceState(history.state, '', addressOf(id))
        event.currentTarget.closest('section, .talk-box')?.querySelector<HTMLElement>('.composer textarea')?.focus()
      },
    }),
  }
}
