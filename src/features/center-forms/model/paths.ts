/** The open forms, for everybody; also the address of one form while it is built. */
export const formsPath = '/forms'
/** All forms, for center staff. */
export const allFormsPath = '/content?part=forms'
export const buildPath = (id: string, asked: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const query = new URLSearchParams({ form: id })
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  const open = query.get('field')
  return `${formsPath}?${query}${open ? `#${cardId(open)}` : ''}`
}
/** The anchor of a question on the builder's page, so that a link to a question scrolls to it. */
export const cardId = (field: string): string => `vraag-${field}`
export const answersPath = (id: string): string => `${allFormsPath}&form=${encodeURIComponent(id)}`
export const fillPath = (slug: string, step?: number): string => `${formsPath}/${slug}${step === undefined ? '' : `?stap=${step}`}`
/** The sign-in page, with a redirect back to the page of this request. */
export function signInPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `/auth/login-1?redirect=${encodeURIComponent(pathname + search)}`
}
