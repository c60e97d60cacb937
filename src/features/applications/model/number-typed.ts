/** A number as people write one; what is none is sent as it is, and the API says so at its field. */
export function numberTyped(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? null : /^\d{1,6}(\.\d{1,3})?$/.test(typed) ? Number(typed) : (typed as never)
}
