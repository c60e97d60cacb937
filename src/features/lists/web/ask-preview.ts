import { callDoor } from '#kernel/http/web/call-door.ts'
import type { BulkAct } from './bulk-act.ts'

/** What a change of many would do: which rows it changes, how many mails go, and which rows are in the way. */
export type Preview = { changes: { id: string }[]; mails: number; refused: { id: string }[] }

/** Asks the server, which tries it and keeps nothing; what is still to be filled in has no part in which rows can change. */
export async function askPreview(type: string, { attributes, needs = {} }: BulkAct, ids: Iterable<string>): Promise<Preview | null> {
  const filled = Object.fromEntries(Object.keys(needs).map((name) => [name, '…']))
  const data = [...ids].map((id) => ({ type, id, attributes: { ...attributes, ...filled } }))
  const answer = await callDoor('PATCH', `${type}?preview=true`, { data })
  return answer.ok ? (answer.document.meta as Preview) : null
}
