import { callApi } from '#kernel/http/pages/web/call-api.ts'
import type { Preview } from '#features/lists/preview.ts'
import { type BulkAction, needsOf } from './bulk-action.ts'

/** Asks the server, which tries it and keeps nothing. */
export async function askPreview(
  type: string,
  { path = type, attributes }: BulkAction,
  ids: Iterable<string>,
  filled: Readonly<Record<string, string>>,
): Promise<Preview | null> {
  const data = [...ids].map((id) => ({ type, id, attributes: { ...attributes, ...filled } }))
  const answer = await callApi('PATCH', `${path}?preview=true`, { data })
  return answer.ok ? (answer.document.meta as Preview) : null
}

/** What is still to be filled in, where it has no part in which rows can change. */
export const stillToFill = (act: BulkAction) => Object.fromEntries(Object.keys(needsOf(act, {})).map((name) => [name, '…']))
