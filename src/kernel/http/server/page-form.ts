import type { FastifyRequest } from 'fastify'
import type { ApiAnswer, ApiFetch } from './api-fetch.ts'
import { type Room, type SentFile, takeForm } from './read-form.ts'

/** A file that came with the form of a page: the page hands it on, and says what is wrong with it. */
export type PageFile = {
  /** Why it was not taken in: `file_too_large`. */
  refusal: string | null
  /** Posts it to a call of the API that takes one, as it came. */
  forward(path: string): Promise<ApiAnswer>
}

/** Two of the largest files at once, apart from what scripts send: who comes without one is no visitor of every minute. */
const room: Room = { most: 24 * 1024 * 1024, held: 0 }
const largest = 10 * 1024 * 1024

export const isFormWithFile = ({ headers }: FastifyRequest) => headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true

/** A form with a file, as a browser without script posts it: its fields as every form has them, and the file beside them. */
export async function readPageForm(request: FastifyRequest, fetch: ApiFetch): Promise<{ fields: string; file: PageFile | null; letGo(): void }> {
  const { form, refusal } = await takeForm(request, { largest, names: null, room })
  const { file } = form
  // A field for a file that nobody filled in is sent all the same.
  const isThere = refusal !== null || (file !== null && file.size > 0)
  return {
    fields: new URLSearchParams(form.fields).toString(),
    file: isThere ? { refusal: refusal?.code ?? null, forward: async (path) => await forward(fetch, path, file!) } : null,
    letGo: form.letGo,
  }
}

async function forward(fetch: ApiFetch, path: string, { name, chunks, sha256 }: SentFile): Promise<ApiAnswer> {
  const line = `-----${sha256.toString('hex')}`
  const named = name.replaceAll(/["\r\n]/g, '_')
  const head = `--${line}\r\ncontent-disposition: form-data; name="file"; filename="${named}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), ...chunks, Buffer.from(`\r\n--${line}--\r\n`)])
  return await fetch(path, { method: 'POST', headers: { accept: 'application/json', 'content-type': `multipart/form-data; boundary=${line}` }, body })
}
