import { useEffect, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { IconButton } from '#design/button/button.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { Icon } from '#design/icon/icon.tsx'
import { undoWords } from '#features/lists/undo-messages.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import './undo-bar.css'

/** A change that can be undone, until when (milliseconds since 1970, UTC), and its description; `about`: the id of what was changed. */
export type UndoOffer = { id: string; until: string; text: string; about?: string | undefined }

let current: UndoOffer | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const heard = new Set<() => void>()

/** Offers to undo a change for as long as that works; null withdraws the offer. All bars show the same offer. */
export function offerUndo(offer: UndoOffer | null): void {
  clearTimeout(timer)
  current = offer
  if (offer) timer = setTimeout(() => offerUndo(null), Date.parse(offer.until) - Date.now())
  for (const hear of heard) hear()
}

const currentOffer = (): UndoOffer | null => current

/** Subscribes to changes of the offer; the result unsubscribes. */
function watchOffer(hear: () => void): () => void {
  heard.add(hear)
  return () => heard.delete(hear)
}

/**
 * Offers the undo for as long as the mails of a change wait, by button or by Ctrl+Z from anywhere. It survives navigation. A modal panel
 * has a bar of its own, since elements outside it cannot be reached.
 */
export function UndoBar() {
  const t = useT()
  const { offer, undo } = useUndo()
  useEffect(() => {
    if (!offer) return
    const byKeys = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event.target)) return
      event.preventDefault()
      void undo()
    }
    document.addEventListener('keydown', byKeys)
    return () => document.removeEventListener('keydown', byKeys)
  })
  return (
    <div className="undo-region" role="status">
      {offer && (
        <div key={offer.id} className="toast toast-success undo-bar">
          <Icon name="check-circle-fill" size={26} />
          <p>{offer.text}</p>
          <button type="button" className="btn btn-second btn-sm" aria-keyshortcuts="Control+Z Meta+Z" onClick={() => void undo()}>
            {t(undoWords.undo)} <kbd aria-hidden="true">Ctrl Z</kbd>
          </button>
          <IconButton icon="x" label={t(undoWords.close)} onClick={() => offerUndo(null)} />
        </div>
      )}
    </div>
  )
}

/** In a text field Ctrl+Z undoes typing. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])')

/** The current offer and a function that undoes it, once, however often it is pressed. Resolves to true when the change was undone. */
export function useUndo(): { offer: UndoOffer | null; undo: () => Promise<boolean> } {
  const t = useT()
  const { revalidate } = useRevalidator()
  const offer = useSyncExternalStore(watchOffer, currentOffer, () => null)
  const undo = async () => {
    const taken = currentOffer()
    if (!taken) return false
    offerUndo(null)
    const answer = await callApi('PUT', `operations/${taken.id}/undo`)
    // Without a connection it can be tried again while there is time.
    if (!answer.ok && answer.status === 0 && Date.parse(taken.until) > Date.now()) offerUndo(taken)
    showToast(answer.ok ? t(undoWords.undone) : (answer.fault ?? t(undoWords.offline)), answer.ok ? 'success' : 'danger')
    await revalidate()
    return answer.ok
  }
  return { offer, undo }
}
