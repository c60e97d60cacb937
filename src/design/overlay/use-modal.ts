import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type Asked = { open: boolean; onClose: () => void; /** Whether the page behind it waits. */ isModal?: boolean }

/**
 * Opens and closes the browser's own dialog, which keeps the focus inside and gives it back. One that is taken off the page is
 * closed first, so that it gives the focus back then too; nobody is told, for nobody closed it.
 */
export function useModal({ open, onClose, isModal = true }: Asked): { dialog: RefObject<HTMLDialogElement | null>; closed: () => void } {
  const dialog = useRef<HTMLDialogElement>(null)
  const isGone = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!open) return element.close()
    if (element.open) return
    if (isModal) element.showModal()
    else element.show()
  }, [open, isModal])
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
