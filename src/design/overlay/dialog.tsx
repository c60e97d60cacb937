import { useId } from 'react'
import type { ReactNode } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** The question. */
  title: string
  children?: ReactNode
  /** The buttons, which repeat the verb: "Ja, verwijder" and "Nee, ga terug"; leave out when the children contain a form with its own. */
  actions?: ReactNode
}

/** Asks for confirmation before an action that cannot be undone. */
export function Dialog({ open, onClose, title, children, actions }: Props) {
  const { dialog, ...heard } = useModal({ open, onClose })
  const id = useId()
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} {...heard}>
      <h2 id={id}>{title}</h2>
      {children && <div className="dialog-text">{children}</div>}
      {actions && <div className="dialog-foot">{actions}</div>}
    </dialog>
  )
}
