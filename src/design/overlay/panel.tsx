import clsx from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '#design/button/button.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  position?: 'left' | 'right'
  overlay?: boolean
  /** Key of the visit whose address opens the panel: links in it navigate normally, and closing it is a change of address. */
  byAddress?: string
  /** Shown instead of the title, which is then only for screen readers. */
  head?: ReactNode
  /** Actions, fixed at the bottom. */
  foot?: ReactNode
  /** Between body and actions, so that it covers neither: notices. */
  news?: ReactNode
  children: ReactNode
}

/** A side panel, 24rem. The browser's own dialog traps the focus and restores it; Escape and a click on the overlay close it. */
export function Panel({ open, onClose, title, closeLabel, position = 'left', overlay = true, byAddress, head, foot, news, children }: Props) {
  const { dialog, ...heard } = useModal({ open, onClose, isModal: overlay, openedBy: byAddress })
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={clsx('panel', position === 'right' && 'panel-right')}
      data-by-address={byAddress === undefined ? undefined : ''}
      aria-labelledby={id}
      {...heard}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => !overlay && event.key === 'Escape' && onClose()}
    >
      <div className="panel-frame">
        <div className="panel-head">
          {head ? (
            <div className="flex-1">
              <h2 id={id} className="sr-only">
                {title}
              </h2>
              {head}
            </div>
          ) : (
            <h2 id={id}>{title}</h2>
          )}
          <IconButton icon="x" label={closeLabel} onClick={onClose} />
        </div>
        <div className="panel-body">{children}</div>
        {news}
        {foot && <div className="panel-foot">{foot}</div>}
      </div>
    </dialog>
  )
}
