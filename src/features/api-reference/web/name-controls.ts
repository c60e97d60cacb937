/** Drawn by the library without a label. */
const unnamed = ':is(input, select, textarea):not([aria-label], [id], [type=hidden])'

/**
 * Gives the controls that the library draws the names that it leaves out: a field that of its parameter or of the part where it
 * stands; a button one that begins with what it shows, since that is what people say to it. A word
 * in the shape of a heading is none. Until the element goes.
 */
export function nameControls(place: HTMLElement): void {
  new MutationObserver(() => {
    for (const field of place.querySelectorAll<HTMLElement>(unnamed)) if (!field.closest('label')) field.setAttribute('aria-label', nameOf(field))
    for (const button of place.querySelectorAll<HTMLElement>('.dialog-ux button')) nameButton(button)
    for (const word of place.querySelectorAll('.dialog-ux h6')) word.setAttribute('role', 'presentation')
  }).observe(place, { childList: true, subtree: true })
}

function nameOf(field: HTMLElement): string {
  const row = field.closest<HTMLElement>('[data-param-name]')
  const heading = field.closest('.opblock-section-request-body, .responses-wrapper')?.querySelector('h4, h5')
  return row?.dataset['paramName'] ?? heading?.textContent ?? 'Value'
}

function nameButton(button: HTMLElement): void {
  const [said, shown] = [button.getAttribute('aria-label'), button.textContent ?? '']
  if (said === null) {
    if (shown === '') button.setAttribute('aria-label', 'Close')
  } else if (!said.startsWith(shown)) button.setAttribute('aria-label', `${shown}: ${said}`)
}
