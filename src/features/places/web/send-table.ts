import { type LoadedTable, type TableOutcome, tablePath } from '#features/places/postcode-table-call.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'

/** Sends the file from a page's script, which is not held to the size of a posted page. `failed`: the sentence when no answer came. */
export async function sendTable(file: File, acceptsFewer: boolean, failed: string): Promise<TableOutcome> {
  const form = new FormData()
  form.append('file', file)
  const answer = await callApi('POST', tablePath(acceptsFewer), form)
  if (answer.ok) return { loaded: answer.document.meta as unknown as LoadedTable }
  const { code, sentences = [] } = answer
  return { problems: sentences.length > 0 ? sentences : [failed], isFewer: code === 'fewer_areas' }
}
