/** Pixels from the edge of the window within which the page scrolls along. */
const edge = 72
const most = 14

/** While something is dragged near the edge of the window the page scrolls that way; `moved` is told, for what is under the pointer is another. */
export function autoScrollAtEdges(moved: (x: number, y: number) => void): { at: (x: number, y: number) => void; stop: () => void } {
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
    // At once: the page's own smooth scrolling would lag behind the hand.
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
