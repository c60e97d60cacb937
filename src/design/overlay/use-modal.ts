import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

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
 *
 * @returns what the dialog listens to. Escape restores the focus at once, but a browser sends the close event with its next frame: what
 *   is pressed between the two would be undone by the late close, so Escape is handled at its first event.
 */
export function useModal({ open, onClose, isModal = true, openedBy }: Asked): {
  dialog: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent) => void
} {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Its owner knows that it closes: by Escape, or because it takes it away. */
  const isTold = useRef(false)
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
    isTold.current = false
    return () => {
      isTold.current = true
      element?.close()
    }
  }, [])
  return {
    dialog,
    onCancel(event) {
      if (!isOwn(event)) return
      isTold.current = true
      onClose()
    },
    onClose(event) {
      if (!isOwn(event)) return
      if (!isTold.current) onClose()
      isTold.current = false
    },
  }
}

/** React also passes on the events of a dialog inside, and a file field that is left without a choice sends a cancel event of its own. */
const isOwn = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget
