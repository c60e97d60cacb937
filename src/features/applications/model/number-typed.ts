/** Reads a number as people write it. Anything else is sent as it is, so that the API reports it at its field. */
export function numberTyped(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? null : /^\d{1,6}(\.\d{1,3})?$/.test(typed) ? Number(typed) : (typed as never)
}
