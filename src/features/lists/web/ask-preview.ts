import { callDoor } from '#kernel/http/web/call-door.ts'
import { type BulkAct, needsOf } from './bulk-act.ts'

/** What a change of many would do: which rows it changes, how many mails go, and which rows are in the way. */
export type Preview = { changes: { id: string }[]; mails: number; refused: { id: string }[] }

/** Asks the server, which tries it and keeps nothing. */
export async function askPreview(
  type: string,
  { path = type, attributes }: BulkAct,
  ids: Iterable<string>,
  filled: Readonly<Record<string, string>>,
): Promise<Preview | null> {
  const data = [...ids].map((id) => ({ type, id, attributes: { ...attributes, ...filled } }))
  const answer = await callDoor('PATCH', `${path}?preview=true`, { data })
  return answer.ok ? (answer.document.meta as Preview) : null
}

/** What is still to be filled in, where it has no part in which rows can change. */
export const stillToFill = (act: BulkAct) => Object.fromEntries(Object.keys(needsOf(act, {})).map((name) => [name, '…']))
