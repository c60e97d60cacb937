/** A result and its pin on the map lead to the same page, and light up together. */
export function watchPairs(signal: AbortSignal): void {
  let lit: Element[] = []
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      for (const one of lit) one.classList.remove('is-on')
      lit = target instanceof Element ? pairOf(target) : []
      for (const one of lit) one.classList.add('is-on')
    },
    { signal, passive: true },
  )
}

function pairOf(target: Element): Element[] {
  const link = target.closest('.result')?.querySelector('a[href]') ?? target.closest('a.map-pin')
  const href = link?.getAttribute('href')
  if (!href) return []
  return [...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`)].flatMap((one) => (one.matches('.map-pin') ? [one] : (one.closest('.result') ?? [])))
}
