import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Asked = {
  open: boolean
  onClose: () => void
  /** Whether the page behind it is inert. */
  isModal?: boolean
  /** What opened it. When it closes and something else opens it before the owner has handled the close, it stays open. */
  openedBy?: string
}

/**
 * Opens and closes the browser's own dialog, which traps the focus and restores it. When it unmounts it is closed first, so
 * that the focus is restored then too; `onClose` is not called, because nobody closed it.
 */
export function useModal({ open, onClose, isModal = true, openedBy }: Asked): { dialog: RefObject<HTMLDialogElement | null>; closed: () => void } {
  const dialog = useRef<HTMLDialogElement>(null)
  const isGone = useRef(false)
  const openBy = open ? (openedBy ?? '') : null
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (openBy === null) return element.close()
    if (element.open) return
    if (isModal) element.showModal()
    else element.show()
  }, [openBy, isModal])
  useLayoutEffect(() => {
    const element = dialog.current
    isGone.current = false
    return () => {
      isGone.current = true
      element?.close()
    }
  }, [])
  return { dialog, closed: () => isGone.current || onClose() }
}
