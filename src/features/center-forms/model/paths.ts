/** What is open, for everybody; and one form while it is built. */
export const formsPath = '/forms'
/** All of them, for those who run the center. */
export const allFormsPath = '/content?part=forms'
export const buildPath = (id: string, asked: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const query = new URLSearchParams({ form: id })
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  const open = query.get('field')
  return `${formsPath}?${query}${open ? `#${cardId(open)}` : ''}`
}
/** Where a question stands on the page that it is built on: whoever opens one has it in view. */
export const cardId = (field: string): string => `vraag-${field}`
export const answersPath = (id: string): string => `${allFormsPath}&form=${encodeURIComponent(id)}`
export const fillPath = (slug: string, step?: number): string => `${formsPath}/${slug}${step === undefined ? '' : `?stap=${step}`}`
/** Sign-in, and from there back to where somebody works. */
export function signInPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `/auth/login-1?redirect=${encodeURIComponent(pathname + search)}`
}
