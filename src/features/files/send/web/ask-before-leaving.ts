const ask = (event: Event) => event.preventDefault()

/** The browser asks whoever leaves the page, for what is lost then. */
export function askBeforeLeaving(isWorthIt: boolean): void {
  if (isWorthIt) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
