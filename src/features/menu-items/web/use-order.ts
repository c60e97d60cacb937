import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { callDoor } from '#kernel/http/web/call-door.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { offerUndo, type UndoOffer } from '#features/lists/web/undo-offer.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import { menuWords as words } from '#features/menu-items/messages.ts'
import { asText, type Placed } from '#features/menu-items/tree.ts'

/** `upon`: what stood there when it had been sent. */
type Wanted = { order: readonly Placed[]; upon: string | null; isSent: boolean }

/**
 * The order of a menu while somebody moves its lines: seen at once, sent one after another, each upon what the server has. Where
 * somebody else moved meanwhile, theirs is shown and that is said.
 */
export function useOrder(menu: Menu, kept: readonly Placed[]): [order: readonly Placed[], put: (order: readonly Placed[]) => void] {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const latest = useRef<readonly Placed[] | null>(null)
  const isSending = useRef(false)
  const keptText = asText(kept)
  // What was sent is shown until what came of it is drawn, which is later than it is there: a line that jumped back and forth would lose the focus.
  if (wanted?.isSent) {
    if (keptText === asText(wanted.order) || (wanted.upon !== null && wanted.upon !== keptText)) setWanted(null)
    else if (wanted.upon === null) setWanted({ ...wanted, upon: keptText })
  }

  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    let drawn = kept
    while (latest.current && latest.current !== drawn) {
      const order: readonly Placed[] = latest.current
      const answer = await callDoor('PUT', 'menu_items/reorder', { menu, drawn, order })
      if (!answer.ok) {
        showToast(answer.fault ?? t(words.offline), 'danger')
        latest.current = null
        break
      }
      drawn = order
      const undo = answer.document.meta?.['undo'] as Omit<UndoOffer, 'text'> | undefined
      if (undo) offerUndo({ ...undo, text: t(words.moved) })
      // Somebody who goes on meanwhile goes on from there.
      if (latest.current === order) await revalidate()
    }
    isSending.current = false
    if (latest.current) setWanted((one) => one && { ...one, isSent: true })
    else {
      setWanted(null)
      await revalidate()
    }
  }

  const put = (order: readonly Placed[]) => {
    latest.current = order
    // The line stands elsewhere in the document before the focus goes back to it.
    flushSync(() => setWanted({ order, upon: null, isSent: false }))
    void send()
  }
  return [wanted?.order ?? kept, put]
}
