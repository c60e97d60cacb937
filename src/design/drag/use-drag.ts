import { type RefObject, useEffect, useRef } from 'react'
import { type Drag, watchDrag } from './watch-drag.ts'

/** What stands in an element is dragged; `null` where nobody may. What is asked and done is that of the latest drawing. */
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
