import { useEffect, useRef, useState } from 'react'
import { callApi } from '#kernel/http/pages/web/call-api.ts'

/** The blocks of a draft as the server drew them, by id. */
export type Sights = ReadonlyMap<string, Element>

/**
 * How the blocks of a page look: read from the page's own preview, so that the paper shows what visitors get, with the same script and
 * nothing of it in the editor. `readAgain` after each save; while it is under way, and where it fails, the last ones stay.
 */
export function useSights(id: string): { sights: Sights; readAgain: () => Promise<void> } {
  const [sights, setSights] = useState<Sights>(new Map())
  const round = useRef(0)
  const readAgain = async () => {
    round.current += 1
    const own = round.current
    const drawn = await drawnBlocks(id)
    if (drawn && own === round.current) setSights(drawn)
  }
  const first = useRef(readAgain)
  useEffect(() => void first.current(), [])
  return { sights, readAgain }
}

async function drawnBlocks(id: string): Promise<Sights | null> {
  const signed = await callApi('POST', `content_items/${id}/preview`, {})
  const token = signed.ok ? signed.document.meta?.['preview'] : undefined
  if (typeof token !== 'string') return null
  try {
    const answer = await fetch(`/?concept=${encodeURIComponent(token)}`, { headers: { accept: 'text/html' } })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return new Map([...page.querySelectorAll('[data-block]')].map((block) => [block.getAttribute('data-block')!, block]))
  } catch {
    return null // no connection: the last ones stay
  }
}
