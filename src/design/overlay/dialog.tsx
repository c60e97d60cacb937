import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type Props = {
  open: boolean
  onClose: () => void
  /** The question. */
  title: string
  children?: ReactNode
  /** The buttons, which repeat the verb: "Ja, verwijder" and "Nee, ga terug"; without them they stand in a form inside. */
  actions?: ReactNode
}

/** Asks before something that cannot be undone. */
export function Dialog({ open, onClose, title, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isGone = useRef(false)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) return element.close()
    if (!element.open) element.showModal()
  }, [open])
  // Closed before it is taken off the page, it gives the focus back to where it came from; nobody closed it.
  useLayoutEffect(() => {
    const element = dialog.current
    isGone.current = false
    return () => {
      isGone.current = true
      element?.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={() => isGone.current || onClose()}>
      <h2 id={id}>{title}</h2>
      {children && <div className="dialog-text">{children}</div>}
      {actions && <div className="dialog-foot">{actions}</div>}
    </dialog>
  )
}
