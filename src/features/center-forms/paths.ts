/** The forms of the center stand at one address; what is asked of it says which and how. */
export const formsPath = '/forms'
export const buildPath = (id: string, asked: Readonly<Record<string, string | number | undefined>> = {}): string => {
  const query = new URLSearchParams({ form: id })
  for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value))
  return `${formsPath}?${query}`
}
export const answersPath = (id: string, page?: number): string => buildPath(id, { view: 'answers', page })
export const fillPath = (slug: string, step?: number): string => `${formsPath}/${slug}${step === undefined ? '' : `?stap=${step}`}`
