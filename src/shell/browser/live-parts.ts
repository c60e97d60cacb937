/** Calls back once, when somebody begins to use a part of the page: something that is loaded only for those who use it. */
export function whenInUse(part: string, begin: (part: HTMLElement) => void, page?: AbortSignal): void {
  const used = new AbortController()
  const signal = page ? AbortSignal.any([used.signal, page]) : used.signal
  let resting: ReturnType<typeof setTimeout> | undefined
  const start = (found: HTMLElement) => {
    clearTimeout(resting)
    if (signal.aborted) return
    used.abort()
    begin(found)
  }
  const partOf = ({ target }: Event) => (target instanceof Element && !savesData(target) ? target.closest<HTMLElement>(part) : null)
  for (const sign of ['touchstart', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const) {
    addEventListener(
      sign,
      (event) => {
        const found = partOf(event)
        if (found) start(found)
      },
      { signal, passive: true, capture: true },
    )
  }
  // A pointer that only crosses it asks for nothing.
  addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(resting)
      const found = partOf(event)
      if (found) resting = setTimeout(start, 120, found)
    },
    { signal, passive: true },
  )
}

/** Who saves data gets script only for what they type. */
function savesData(target: Element): boolean {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  return saveData === true && !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
}
