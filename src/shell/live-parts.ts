/** Calls back once, when somebody begins to use a part of the page that needs React to do all it can. */
export function whenInUse(begin: () => void): void {
  const used = new AbortController()
  const { signal } = used
  let resting: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    used.abort()
    clearTimeout(resting)
    begin()
  }
  const isLive = ({ target }: Event) => target instanceof Element && target.closest('[data-live]') !== null
  for (const sign of ['touchstart', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const) {
    addEventListener(sign, (event) => isLive(event) && !savesData(event) && start(), { signal, passive: true, capture: true })
  }
  // A pointer that only crosses it asks for nothing.
  addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(resting)
      if (isLive(event) && !savesData(event)) resting = setTimeout(start, 120)
    },
    { signal, passive: true },
  )
}

/** Who saves data gets script only for what they type. */
function savesData({ target }: Event): boolean {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  return saveData === true && !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
}
