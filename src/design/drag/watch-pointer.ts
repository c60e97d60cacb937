type Pointer = {
  /** What would be dragged by it; null where nothing is held. */ press(event: PointerEvent): HTMLElement | null
  /** It went far enough to be no click, from there. */ lift(thing: HTMLElement, x: number, y: number): void
  /** Whether the pointer has something. */ isHeld(): boolean
  move(x: number, y: number): void
  end(isDropped: boolean): void
}

/** Far enough to be no click. */
const slack = 6

/**
 * Follows a pointer that presses something, takes it along and lets go of it. What ends a drag is no click on what was held.
 * @returns what ends it
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
  // A link or a picture that is held would be dragged by the browser.
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

/** What is drawn under the pointer: the look of something, as wide as it is, that nobody can use. */
export function ghostOf(face: HTMLElement, look: string): HTMLElement {
  const ghost = face.cloneNode(true) as HTMLElement
  ghost.removeAttribute('id')
  ghost.inert = true
  ghost.classList.add(look)
  ghost.style.width = `${face.getBoundingClientRect().width}px`
  return ghost
}
