type Pointer = {
  /** The item that a press would drag; null when the press was not on a handle. */ press(event: PointerEvent): HTMLElement | null
  /** The pointer moved too far to be a click; `x` and `y` are where it was pressed. */ lift(thing: HTMLElement, x: number, y: number): void
  /** Whether something is being dragged. */ isHeld(): boolean
  move(x: number, y: number): void
  end(isDropped: boolean): void
}

/** Pixels of movement from which a press is no longer a click. */
const slack = 6

/**
 * Follows a pointer from press to release. The click that the browser fires at the end of a drag is suppressed.
 * @returns a function that stops it
 */
export function watchPointer(root: HTMLElement, { press, lift, isHeld, move, end }: Pointer): () => void {
  let pressed: { thing: HTMLElement; x: number; y: number } | null = null

  const onDown = (event: PointerEvent) => {
    const thing = event.button === 0 && event.isPrimary ? press(event) : null
    if (thing) pressed = { thing, x: event.clientX, y: event.clientY }
  }
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) >= slack) {
      const { thing, x, y } = pressed
      pressed = null
      lift(thing, x, y)
    }
    if (isHeld()) move(clientX, clientY)
  }
  const onUp = () => {
    pressed = null
    if (!isHeld()) return
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    end(true)
  }
  const letGo = () => {
    pressed = null
    end(false)
  }
  // Otherwise the browser would start its own drag of a link or picture.
  const noOther = (event: Event) => {
    if (pressed || isHeld()) event.preventDefault()
  }

  const ending = new AbortController()
  const { signal } = ending
  root.addEventListener('pointerdown', onDown, { signal })
  root.addEventListener('dragstart', noOther, { signal })
  addEventListener('pointermove', onMove, { signal })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', letGo, { signal })
  return () => {
    letGo()
    ending.abort()
  }
}

/** The image under the pointer: an inert copy of the item, of the same width. */
export function ghostOf(face: HTMLElement, look: string): HTMLElement {
  const ghost = face.cloneNode(true) as HTMLElement
  ghost.removeAttribute('id')
  ghost.inert = true
  ghost.classList.add(look)
  ghost.style.width = `${face.getBoundingClientRect().width}px`
  return ghost
}
