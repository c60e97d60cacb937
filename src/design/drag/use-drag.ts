import { type RefObject, useEffect, useRef } from 'react'
import { type Drag, watchDrag } from './watch-drag.ts'

/** Makes the contents of an element draggable; `null` where the person may not. The callbacks are those of the latest render. */
export function useDrag(root: RefObject<HTMLElement | null>, drag: Drag | null): void {
  const latest = useRef(drag)
  useEffect(() => {
    latest.current = drag
  })
  const isOn = drag !== null
  useEffect(() => {
    const given = latest.current
    if (!root.current || !isOn || !given) return
    return watchDrag(root.current, {
      ...given,
      mayDrop: (thing, spot) => latest.current?.mayDrop?.(thing, spot) ?? true,
      drop: (thing, spot) => latest.current?.drop(thing, spot),
    })
  }, [root, isOn])
}
