import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Asked = {
  open: boolean
  onClose: () => void
  /** Whether the page behind it waits. */
  isModal?: boolean
  /** What it was opened by. One that closed and was opened by another before its owner heard of the closing stands open again. */
  openedBy?: string
}

/**
 * Opens and closes the browser's own dialog, which keeps the focus inside and gives it back. One that is taken off the page is
 * closed first, so that it gives the focus back then too; nobody is told, for nobody closed it.
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
