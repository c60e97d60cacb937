import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

type Props = {
  open: boolean
  onClose: () => void
  /** The question. */
  title: string
  children?: ReactNode
  /** The buttons, which repeat the verb: "Ja, verwijder" and "Nee, ga terug". */
  actions: ReactNode
}

/** Asks before something that cannot be undone. */
export function Dialog({ open, onClose, title, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) return element.close()
    if (!element.open) element.showModal()
  }, [open])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children && <div className="dialog-text">{children}</div>}
      <div className="dialog-foot">{actions}</div>
    </dialog>
  )
}
