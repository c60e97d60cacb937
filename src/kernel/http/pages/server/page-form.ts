import type { FastifyRequest } from 'fastify'
import { isFormWithFile } from '#kernel/http/bodies/server/body-timeout.ts'
import { checkForm, longestPageForm } from '#kernel/http/bodies/server/bound-input.ts'
import { type MemoryBudget, type SentFile, readFormWithRefusal } from '#kernel/http/bodies/server/read-form.ts'
import { HttpError } from '#kernel/http/errors.ts'
import type { ApiAnswer, ApiFetch } from './api-fetch.ts'

/** A file that was posted with a page's form: the page forwards it, and shows what is wrong with it. */
type PageFile = {
  /** Why it was not accepted: `file_too_large`, `too_many_files`. */
  refusal: string | null
  /** Posts it unchanged to a call of the API that takes a file. */
  forward(path: string): Promise<ApiAnswer>
}

/** What was posted to a page: the fields, and the file beside them. */
type PostedForm = { body: string | Uint8Array<ArrayBuffer>; file: PageFile | null }

/**
 * Reads what was posted. Call it once the caller and their right have been checked: until then not a byte of it is parsed.
 * @param takesFile the page's form has a file field; otherwise it may be no larger than a long form
 * @throws 400 for what is no form, 413 for one that is too large, 503 when there is no memory for its file
 */
export type ReadPosted = (takesFile: boolean) => Promise<PostedForm>

/** Room for two of the largest files at once, apart from uploads by scripts: visitors without scripts are rare. */
const memory: MemoryBudget = { max: 24 * 1024 * 1024, used: 0 }
/** Bytes of a file, and of a whole form without a file field. */
const forFile = { maxFileSize: 10 * 1024 * 1024 }
const forWords = { maxFileSize: 256 * 1024, whole: 256 * 1024 }
/** Refusals that the page shows beside its form; all others are thrown. */
const saidByThePage = ['file_too_large', 'too_many_files']

/** The form of a page, not yet read; `release` releases the memory that its file took. */
export function postedForm(request: FastifyRequest, fetch: ApiFetch): { read: ReadPosted; release(): void } {
  let release = () => {}
  const read: ReadPosted = async (takesFile) => {
    if (!isFormWithFile(request)) return { body: formOf(request), file: null }
    const { form, refusal } = await readFormWithRefusal(request, { ...(takesFile ? forFile : forWords), names: null, memory })
    release = form.release
    if (refusal && !(takesFile && saidByThePage.includes(refusal.code))) throw takesFile || refusal.status !== 413 ? refusal : tooLarge()
    const { file } = form
    // A browser sends an empty file field too.
    const isThere = refusal !== null || (file !== null && file.size > 0)
    return {
      body: new URLSearchParams(form.fields).toString(),
      file: isThere ? { refusal: refusal?.code ?? null, forward: async (path) => await forward(fetch, path, file!) } : null,
    }
  }
  return { read, release: () => release() }
}

const tooLarge = () => new HttpError(413, [{ code: 'too_large' }])

/** The body of a form without a file, as bytes. @throws 400, 413 */
function formOf({ body }: FastifyRequest): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  checkForm(bytes.toString('latin1'), longestPageForm)
  return new Uint8Array(bytes)
}

async function forward(fetch: ApiFetch, path: string, { name, chunks, sha256 }: SentFile): Promise<ApiAnswer> {
  const line = `-----${sha256.toString('hex')}`
  const named = name.replaceAll(/["\r\n]/g, '_')
  const head = `--${line}\r\ncontent-disposition: form-data; name="file"; filename="${named}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), ...chunks, Buffer.from(`\r\n--${line}--\r\n`)])
  return await fetch(path, { method: 'POST', headers: { accept: 'application/json', 'content-type': `multipart/form-data; boundary=${line}` }, body })
}

/**
 * Whether another site sent a form, also one on a sibling domain: browsers name the sender of every POST (specification §9,
 * contract §1.2). A request without both headers does not come from a browser, so it cannot abuse anybody's cookies.
 */
export function isCrossSite(headers: Readonly<Record<string, unknown>>, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (typeof origin === 'string') return origin !== own
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}
