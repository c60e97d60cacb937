import type { ErrorObject } from '#kernel/jsonapi/document.ts'

/** Errors of /api as they are; those of /auth ({ errors: [text] } or { errors: { field: [text] } }) in the same shape. */
export function errorsIn(document: Record<string, unknown>): ErrorObject[] {
  const { errors, code } = document as { errors?: unknown; code?: string }
  if (Array.isArray(errors) && typeof errors[0] === 'object') return errors as ErrorObject[]
  const plain = (title: string, attribute?: string): ErrorObject => ({
    id: '',
    status: '',
    code: code ?? 'invalid',
    title,
    detail: title,
    ...(attribute && { meta: { attribute } }),
  })
  if (Array.isArray(errors)) return errors.map((text) => plain(String(text)))
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors)
    .filter(([name]) => name !== 'full_messages')
    .map(([name, texts]) =>
      plain(
        String([texts].flat()[0]),
        name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      ),
    )
}
