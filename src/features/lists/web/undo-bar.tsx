import { useEffect } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { IconButton } from '#design/button/icon-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { undoWords } from '#features/lists/undo-messages.ts'
import { offerUndo } from './undo-offer.ts'
import { useUndo } from './use-undo.ts'
import './undo-bar.css'

/**
 * For as long as the mails wait: what was done, and the way back, by the button or Ctrl+Z from wherever one is. It stays while one
 * goes on to another page; a panel has one of its own, for what is outside it cannot be reached.
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

/** There it takes back letters. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])')
