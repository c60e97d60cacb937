import { ghostOf, watchPointer } from '#design/drag/watch-pointer.ts'

/** What the board may do with its cards. */
export type BoardMoves = {
  /** Keys of the columns that a card may go to. */
  mayGo(id: string): readonly string[]
  move(id: string, column: string): void
  /** Announces where the held card would move; null if it would not move. */
  say(held: { name: string; from: string; to: string } | null, name: string): void
}

type Held = { card: HTMLElement; from: HTMLElement; over: HTMLElement; ghost: HTMLElement | null; dx: number; dy: number }

/**
 * Moves cards between columns: by dragging with a mouse, or with Space, arrows and Enter. A finger scrolls, so on a phone the
 * menu of the card does it. Columns are `[data-column]`, cards `[data-card]` with their link inside.
 * @returns a function that removes the listeners
 */
export function enableBoardMoves(board: HTMLElement, moves: BoardMoves): () => void {
  let held: Held | null = null
  const lanes = () => [...board.querySelectorAll<HTMLElement>('[data-column]')]
  const idOf = (card: HTMLElement) => card.dataset['card']!
  const mayTake = (lane: HTMLElement) => lane === held!.from || lane.classList.contains('may-take')

  const hold = (card: HTMLElement, ghost: HTMLElement | null, dx = 0, dy = 0) => {
    const from = card.closest<HTMLElement>('[data-column]')!
    const possible = moves.mayGo(idOf(card))
    if (possible.length === 0) return
    held = { card, from, over: from, ghost, dx, dy }
    board.classList.add('is-moving')
    from.classList.add('is-from')
    for (const lane of lanes()) lane.classList.toggle('may-take', possible.includes(lane.dataset['column']!))
    if (ghost) {
      card.classList.add('is-gone')
      document.body.append(ghost)
    }
    tell()
  }
  const tell = () => {
    const { from, over, card } = held!
    for (const lane of lanes()) lane.classList.toggle('is-over', lane === over && lane !== from)
    moves.say({ name: card.dataset['name']!, from: from.dataset['column']!, to: over.dataset['column']! }, card.dataset['name']!)
  }
  const end = (isDropped: boolean) => {
    if (!held) return
    const { card, from, over, ghost } = held
    held = null
    ghost?.remove()
    card.classList.remove('is-gone')
    board.classList.remove('is-moving')
    for (const lane of lanes()) lane.classList.remove('may-take', 'is-from', 'is-over')
    const moved = isDropped && over !== from
    moves.say(null, moved ? '' : card.dataset['name']!)
    if (moved) moves.move(idOf(card), over.dataset['column']!)
  }
  const follow = (x: number, y: number) => {
    const { ghost, dx, dy, from } = held!
    ghost!.style.translate = `${x - dx}px ${y - dy}px`
    const under = lanes().find((lane) => {
      const { left, right } = lane.getBoundingClientRect()
      return x >= left && x <= right
    })
    const over = under && mayTake(under) ? under : from
    if (over !== held!.over) {
      held!.over = over
      tell()
    }
  }

  const press = ({ target, pointerType }: PointerEvent) =>
    pointerType === 'touch' || (target as Element).closest('.menu') ? null : (target as Element).closest<HTMLElement>('[data-card]')
  const lift = (card: HTMLElement, x: number, y: number) => {
    const { left, top } = card.getBoundingClientRect()
    const ghost = ghostOf(card, 'is-held')
    ghost.removeAttribute('data-card')
    ghost.setAttribute('aria-hidden', 'true')
    Object.assign(ghost.style, { left: '0', top: '0' })
    hold(card, ghost, x - left, y - top)
  }
  const onKey = (event: KeyboardEvent) => {
    const card = (event.target as Element | null)?.closest?.<HTMLElement>('[data-card]')
    if (!held) {
      if (event.key !== ' ' || !card || !(event.target as Element).matches('[data-card] a') || (event.target as Element).closest('.menu')) return
      event.preventDefault()
      return hold(card, null)
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step) {
      const open = lanes().filter(mayTake)
      held.over = open[Math.min(open.length - 1, Math.max(0, open.indexOf(held.over) + step))]!
      tell()
    } else if (event.key === 'Enter' || event.key === ' ') end(true)
    else if (event.key === 'Escape' || event.key === 'Tab') end(false)
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
  }
  const noDrag = (event: Event) => event.preventDefault()

  const leave = watchPointer(board, { press, lift, isHeld: () => Boolean(held?.ghost), move: follow, end })
  board.addEventListener('dragstart', noDrag)
  addEventListener('keydown', onKey, { capture: true })
  return () => {
    leave()
    board.removeEventListener('dragstart', noDrag)
    removeEventListener('keydown', onKey, { capture: true })
  }
}
