import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callDoor } from '#kernel/http/web/call-door.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { IconButton } from '#design/button/icon-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { showToast } from '#design/feedback/show-toast.ts'
import { messages } from '#features/lists/messages.ts'
import { undoEvent, type UndoOffer } from './undo-offer.ts'
import './undo-bar.css'

/** For as long as the mails wait: what was done, and the way back. It stays while one goes on to another page. */
export function UndoBar() {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  useEffect(() => {
    const take = (event: Event) => setOffer((event as CustomEvent<UndoOffer>).detail)
    document.addEventListener(undoEvent, take)
    return () => document.removeEventListener(undoEvent, take)
  }, [])
  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(() => setOffer(null), Date.parse(offer.until) - Date.now())
    return () => clearTimeout(timer)
  }, [offer])
  const undo = async ({ id }: UndoOffer) => {
    setOffer(null)
    const answer = await callDoor('PUT', `operations/${id}/undo`)
    showToast(answer.ok ? t(messages.undone) : (answer.fault ?? t(messages.offline)), answer.ok ? 'success' : 'danger')
    await revalidate()
  }
  return (
    <div className="undo-region" role="status">
      {offer && (
        <div key={offer.id} className="toast toast-success undo-bar">
          <Icon name="check-circle-fill" size={26} />
          <p>{offer.text}</p>
          <button type="button" className="btn btn-second btn-sm" onClick={() => void undo(offer)}>
            {t(messages.undo)}
          </button>
          <IconButton icon="x" label={t(messages.close)} onClick={() => setOffer(null)} />
        </div>
      )}
    </div>
  )
}
