/** Calls back once, when somebody begins to use a part of the page, to load script only for those who use it. */
export function onFirstUse(part: HTMLElement, begin: () => void): void {
  const used = new AbortController()
  const { signal } = used
  let resting: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(resting)
    used.abort()
    begin()
  }
  for (const sign of ['touchstart', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const) {
    part.addEventListener(sign, start, { signal, passive: true, capture: true })
  }
  // A pointer that only crosses it does not count, and with save-data only actual use does.
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (saveData) return
  part.addEventListener('pointerenter', () => (resting = setTimeout(start, 120)), { signal, passive: true })
  part.addEventListener('pointerleave', () => clearTimeout(resting), { signal, passive: true })
}
