import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { callWithRetry } from '#kernel/http/pages/web/call-with-retry.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { offerUndo, type UndoOffer } from '#features/lists/web/undo-offer.ts'
import { menuWords as words } from '#features/menu-items/messages.ts'
import { asText, type Placed } from '#features/menu-items/tree.ts'
import { keptOrder } from './kept-order.ts'

/** `upon`: what stood there when it had been sent. */
type Wanted = { order: readonly Placed[]; upon: string | null; isSent: boolean }
/** Why what was moved is not with the server yet. */
export type Hindrance = 'lost' | 'signed-out'

/**
 * The order of the menus while somebody moves their lines: seen at once, sent one after another, each upon what the server has. Where
 * somebody else moved meanwhile, theirs is shown and that is said. What could not be sent stays, in the browser too: it is sent again
 * until somebody is reached, and after a reload or signing in anew.
 */
export function useOrder(kept: readonly Placed[]): { order: readonly Placed[]; put: (order: readonly Placed[]) => void; hindrance: Hindrance | null } {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [hindrance, setHindrance] = useState<Hindrance | null>(null)
  const latest = useRef<readonly Placed[] | null>(null)
  const isSending = useRef(false)
  /** What the server took last. */
  const taken = useRef<readonly Placed[] | null>(null)
  const keptText = asText(kept)
  // What was sent is shown until what came of it is drawn, which is later than it is there: a line that jumped back and forth would lose the focus.
  if (wanted?.isSent) {
    if (keptText === asText(wanted.order) || (wanted.upon !== null && wanted.upon !== keptText)) setWanted(null)
    else if (wanted.upon === null) setWanted({ ...wanted, upon: keptText })
  }

  const send = async (known?: string) => {
    if (isSending.current) return
    isSending.current = true
    // While what was taken is not drawn yet, the server has more than what was drawn.
    let drawn = (wanted && taken.current) ?? kept
    let key = known ?? crypto.randomUUID()
    while (latest.current && latest.current !== drawn) {
      const order: readonly Placed[] = latest.current
      keptOrder.keep({ drawn, order, key })
      const body = { drawn, order }
      const answer = await callWithRetry(
        async () => await callApi('PUT', 'menu_items/reorder', body, { 'idempotency-key': key }),
        () => setHindrance('lost'),
      )
      // It stays in the browser until somebody has signed in again and the page is loaded.
      if (!answer.ok && answer.status === 401) return setHindrance('signed-out')
      setHindrance(null)
      keptOrder.forget()
      key = crypto.randomUUID()
      if (!answer.ok) {
        showToast(answer.fault ?? t(words.notKept), 'danger')
        latest.current = null
        break
      }
      drawn = taken.current = order
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

  const put = (order: readonly Placed[], key?: string) => {
    latest.current = order
    // The line stands elsewhere in the document before the focus goes back to it.
    flushSync(() => setWanted({ order, upon: null, isSent: false }))
    void send(key)
  }

  // What was moved before a reload, or before the session ended.
  useEffect(() => {
    const left = keptOrder.read()
    if (!left || isSending.current) return
    // After React has drawn: `put` draws at once.
    if (asText(left.drawn) === keptText) queueMicrotask(() => put(left.order, left.key))
    else {
      keptOrder.forget()
      if (asText(left.order) !== keptText) showToast(t(words.notKept), 'danger')
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what the page was opened with
  }, [])
  return { order: wanted?.order ?? kept, put, hindrance }
}
