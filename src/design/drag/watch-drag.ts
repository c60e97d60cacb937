import { ghostOf, watchPointer } from './watch-pointer.ts'

/** Pixels from the edge of the window within which dragging scrolls the page. */
const edge = 72
const most = 14

/** Scrolls the page while something is dragged near the edge of the window, and calls `moved` because another element is then under the pointer. */
function autoScrollAtEdges(moved: (x: number, y: number) => void): { at: (x: number, y: number) => void; stop: () => void } {
  let frame = 0
  let last = { x: 0, y: 0 }
  const speed = () => {
    if (last.y < edge) return -most * Math.min(1, (edge - last.y) / edge)
    return most * Math.min(1, Math.max(0, last.y - innerHeight + edge) / edge)
  }
  const step = () => {
    frame = 0
    const by = speed()
    if (by === 0) return
    // Instant, because the page's own smooth scrolling would lag behind the pointer.
    scrollBy({ top: by, behavior: 'instant' })
    moved(last.x, last.y)
    frame = requestAnimationFrame(step)
  }
  return {
    at: (x, y) => {
      last = { x, y }
      if (frame === 0 && speed() !== 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

/** Where the item would land: before, after or under another one, or last in a container. */
export type Side = 'before' | 'after' | 'under' | 'last'
export type Spot = { over: HTMLElement; side: Side }

export type Drag = {
  /** Selector of what is dragged, and of what it is dropped beside. */ thing: string
  /** Selector of the handle. A finger drags only there and scrolls elsewhere: its style sets `touch-action: none`. */ grip: string
  /** Selector of the part that is drawn under the pointer, if it is not the whole item. */ face?: string
  /** Selector of containers, which may be empty. */ place?: string
  /** Items can be nested: further to the right means under the item above. */ isTree?: boolean
  mayDrop?: (thing: HTMLElement, spot: Spot) => boolean
  drop: (thing: HTMLElement, spot: Spot) => void
}

type Held = { thing: HTMLElement; ghost: HTMLElement; dx: number; dy: number; fromX: number; spot: Spot | null }

/** Half of the largest gap between two items, in pixels. */
const gap = 8
/** Pixels to the right that mean one level deeper. */
const inward = 36

/**
 * Lets items be dragged to another place with mouse, pen or finger. The target is marked with `data-drop`; Escape cancels. The
 * items themselves offer keys and buttons that do the same.
 * @returns a function that stops it
 */
export function watchDrag(root: HTMLElement, drag: Drag): () => void {
  let held: Held | null = null
  const edges = autoScrollAtEdges((x, y) => aim(x, y))

  const mark = (spot: Spot | null) => {
    held!.spot?.over.removeAttribute('data-drop')
    held!.spot = spot
    spot?.over.setAttribute('data-drop', spot.side)
  }
  const spotAt = (x: number, y: number): Spot | null => {
    const { thing, fromX } = held!
    const under = document.elementFromPoint(x, y)
    if (!under || !root.contains(under)) return null
    // In the gap between two items it counts as over the nearest one.
    const faces = [0, -gap, gap].map((by) => thingAt(x, y + by))
    const at = faces.find((one) => one && y + gap >= one.top && y - gap <= one.bottom) ?? faces[0]
    if (!at) {
      const place = drag.place === undefined ? null : under.closest<HTMLElement>(drag.place)
      return place && { over: place, side: 'last' }
    }
    const { over, top, bottom } = at
    if (thing.contains(over)) return null
    if (y < (top + bottom) / 2) return { over, side: 'before' }
    return { over, side: drag.isTree && x - fromX > inward ? 'under' : 'after' }
  }
  const faceOf = (thing: HTMLElement) => (drag.face === undefined ? thing : (thing.querySelector<HTMLElement>(drag.face) ?? thing))
  const thingAt = (x: number, y: number) => {
    const over = document.elementFromPoint(x, y)?.closest<HTMLElement>(drag.thing)
    if (!over || !root.contains(over)) return null
    const { top, bottom } = faceOf(over).getBoundingClientRect()
    return { over, top, bottom }
  }
  const aim = (x: number, y: number) => {
    if (!held) return
    const { ghost, dx, dy, thing } = held
    ghost.style.translate = `${x - dx}px ${y - dy}px`
    const spot = spotAt(x, y)
    mark(spot && (drag.mayDrop?.(thing, spot) ?? true) ? spot : null)
  }
  const lift = (thing: HTMLElement, x: number, y: number) => {
    const face = faceOf(thing)
    const { left, top } = face.getBoundingClientRect()
    const ghost = ghostOf(face, 'drag-ghost')
    // In `root`, so that it is above any open dialog and has the colours of its origin.
    root.append(ghost)
    held = { thing, ghost, dx: x - left, dy: y - top, fromX: x, spot: null }
    thing.setAttribute('data-dragged', '')
    document.documentElement.setAttribute('data-dragging', '')
  }
  const end = (isDropped: boolean) => {
    edges.stop()
    if (!held) return
    const { thing, ghost, spot } = held
    mark(null)
    held = null
    ghost.remove()
    thing.removeAttribute('data-dragged')
    document.documentElement.removeAttribute('data-dragging')
    if (isDropped && spot) drag.drop(thing, spot)
  }

  const press = ({ target, pointerType }: PointerEvent) => {
    const grip = (target as Element).closest(drag.grip)
    if (!grip || (pointerType === 'touch' && getComputedStyle(grip).touchAction !== 'none')) return null
    return grip.closest<HTMLElement>(drag.thing)
  }
  const move = (x: number, y: number) => {
    edges.at(x, y)
    aim(x, y)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !held) return
    event.preventDefault()
    event.stopPropagation()
    end(false)
  }

  const leave = watchPointer(root, { press, lift, isHeld: () => held !== null, move, end })
  addEventListener('keydown', onKey, { capture: true })
  return () => {
    leave()
    removeEventListener('keydown', onKey, { capture: true })
  }
}
