import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { MaxFileSizeExceededError, MaxTotalSizeExceededError, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser'
import type { FastifyRequest } from 'fastify'
import { BadRequest, HttpError } from '#kernel/http/errors.ts'
import { allowIdleConnection, isFormWithFile } from './body-timeout.ts'
import { shortTurns } from './short-turns.ts'

export type SentFile = {
  /** As the sender names it: clean it before people see it. */ name: string
  chunks: Buffer[]
  /** Its first bytes, from which its type is detected: sixteen, or all of a smaller file. */ head: Buffer
  size: number
  sha256: Buffer
}
type SentForm = {
  /** The requested fields in the order in which they arrived; a name may occur more than once. */
  fields: [name: string, value: string][]
  file: SentFile | null
  /** Releases the memory that its bytes take from the budget. */
  release(): void
}
/** A limit in bytes on the files held in memory at the same time, for all senders that share it. */
export type MemoryBudget = { readonly max: number; used: number }
type Wish = {
  /** Limit of the file, in bytes. */ maxFileSize: number
  /** Limit of all parts together, in bytes; twice the largest file by default. */ whole?: number
  /** Fields to read; null reads all. */ names: readonly string[] | null
  memory?: MemoryBudget
}

const defaultMemoryBudget: MemoryBudget = { max: 48 * 1024 * 1024, used: 0 }
/** Limits of one form: parts with or without a name, header bytes of a part, characters of a name, bytes of a field. */
const most = { parts: 24, headers: 2048, name: 100, field: 32_768 }
/** Bytes that are parsed without a pause. */
const block = 32 * 1024

const tooLarge = (headers?: Record<string, string>) => new HttpError(413, [{ code: 'file_too_large', attribute: 'file' }], headers)
const tooMany = () => new HttpError(413, [{ code: 'too_many_files', attribute: 'file' }])
const outOfMemoryBudget = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })

/**
 * Reads a form with one file, called `file`, as it arrives. Call it once the caller, their right and the rate limits have been
 * checked. Nothing is parsed after the first breach: the rest is discarded as it arrives, up to twice the largest file, so that
 * the sender still gets the answer.
 * @throws 400 invalid_form for a truncated body or one that is no form, 413 file_too_large, too_many_files, 415 for another
 * content type, 503 when the memory budget is used up
 */
export async function readForm(request: FastifyRequest, wish: Wish): Promise<SentForm> {
  const { form, refusal } = await readFormWithRefusal(request, wish)
  if (!refusal) return form
  form.release()
  throw refusal
}

/**
 * The same for a caller that answers with a page: the refusal is returned with the fields that came before it. @throws 413, 415
 * before anything is read
 */
export async function readFormWithRefusal(
  request: FastifyRequest,
  { maxFileSize, whole = 2 * maxFileSize, names, memory = defaultMemoryBudget }: Wish,
): Promise<{ form: SentForm; refusal: HttpError | null }> {
  if (!isFormWithFile(request)) throw new HttpError(415, [{ code: 'unsupported_media_type', header: 'Content-Type' }])
  if (Number(request.headers['content-length'] ?? 0) > 2 * maxFileSize) throw tooLarge({ connection: 'close' })
  const limits = { maxHeaderSize: most.headers, maxParts: most.parts, maxFileSize, maxTotalSize: whole }
  /** Set to null once the form is complete or refused, because the parser holds on to what it has read. */
  let parser: MultipartParser | null = new MultipartParser(boundaryOf(request), limits)
  allowIdleConnection(request)
  let held = 0
  const release = () => {
    memory.used -= held
    held = 0
  }
  const form: SentForm = { fields: [], file: null, release }
  let refusal: HttpError | null = null
  const refuse = (error: unknown) => {
    refusal ??= refusalOf(error)
    parser = null
    if (form.file) form.file.chunks = []
    release()
  }
  try {
    for await (const bytes of blocksOf(request.body as Readable | undefined, 2 * maxFileSize)) {
      if (!parser) continue
      try {
        if (memory.used + bytes.length > memory.max) throw outOfMemoryBudget()
        memory.used += bytes.length
        held += bytes.length
        for (const part of parser.write(bytes)) takePart(part, form, names)
        if (hasEnded(parser)) parser = null
      } catch (error) {
        refuse(error)
      }
    }
    if (parser) throw new BadRequest('invalid_form')
    if (form.file) form.file.sha256 = await digestOf(form.file.chunks, form.fields)
  } catch (error) {
    refuse(error)
  }
  return { form, refusal }
}

/** @throws 400 for a type without a boundary, or with one longer than there can be (RFC 2046 §5.1.1) */
function boundaryOf({ headers }: FastifyRequest): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i.exec(headers['content-type']!) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw new BadRequest('invalid_form')
  return boundary
}

/**
 * The body in pieces of at most one block, with pauses in which other requests run; small chunks are joined, because the sender
 * chooses how small they are. A body is always read to its end, except one without an end.
 * @throws 413 beyond `longest` bytes
 */
async function* blocksOf(body: Readable | undefined, longest: number): AsyncGenerator<Buffer> {
  if (!body) return
  let seen = 0
  const breathe = shortTurns()
  let waiting: Buffer[] = []
  let bytes = 0
  // Destroying the request would destroy its answer too.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    seen += chunk.length
    if (seen > longest) throw tooLarge({ connection: 'close' })
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes >= block) {
      const joined = waiting.length === 1 ? chunk : Buffer.concat(waiting, bytes)
      for (let at = 0; at < bytes; at += block) {
        yield joined.subarray(at, at + block)
        await breathe()
      }
      waiting = []
      bytes = 0
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting, bytes)
}

/** The parser does not expose its state, only whether it may end here; what follows the closing boundary is ignored (RFC 2046 §5.1.1). */
function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

/** @throws 400 for an invalid part, 413 for a second file */
function takePart(part: MultipartPart, form: SentForm, names: readonly string[] | null): void {
  const { 'content-disposition': disposition = '', 'content-type': type = '' } = part.headers
  const name = parameterOf(disposition, 'name')
  const filename = parameterOf(disposition, 'filename')
  if (name === undefined || name.length > most.name) throw new BadRequest('invalid_form')
  const chunks = part.content.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))
  const size = chunks.reduce((sum, { length }) => sum + length, 0)
  if (filename === undefined && type !== 'application/octet-stream') {
    if (size > most.field) throw new BadRequest('invalid_form')
    if (!names || names.includes(name)) form.fields.push([name, Buffer.concat(chunks, size).toString()])
    return
  }
  if (form.file) throw tooMany()
  if (name !== 'file') return
  form.file = { name: filename ?? '', chunks, head: headOf(chunks), size, sha256: Buffer.alloc(0) }
}

/** The parameters of `form-data; name="file"; filename="a.jpg"`, as browsers write it: a quote is `%22`, and a backslash is itself. */
const parameters = {
  name: /;\s{0,9}name=(?:"([^"]*)"|([^\s";]+))/i,
  filename: /;\s{0,9}filename=(?:"([^"]*)"|([^\s";]+))/i,
}

function parameterOf(disposition: string, name: keyof typeof parameters): string | undefined {
  const [, quoted, plain] = parameters[name].exec(disposition) ?? []
  return quoted ?? plain
}

function headOf(chunks: readonly Buffer[]): Buffer {
  let head = Buffer.alloc(0)
  for (let at = 0; at < chunks.length && head.length < 16; at++) head = Buffer.concat([head, chunks[at]!.subarray(0, 16)])
  return head.subarray(0, 16)
}

/** The hash of the file and its fields, in short turns: ten megabytes would hold the event loop too long. */
async function digestOf(chunks: readonly Buffer[], fields: SentForm['fields']): Promise<Buffer> {
  const hash = createHash('sha256')
  const breathe = shortTurns()
  for (const chunk of chunks) {
    hash.update(chunk)
    await breathe()
  }
  return hash.update(JSON.stringify(fields.toSorted())).digest()
}

function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) return tooLarge()
  // Every other error is the sender's: a header that is too long or no text, too many parts, a truncated line.
  return new BadRequest('invalid_form')
}

type FileType = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

const is = (head: Buffer, at: number, text: string) => head.toString('latin1', at, at + text.length) === text

/** The type of a file by its first bytes; its name and declared type are ignored. */
export function detectFileType(head: Buffer): FileType {
  if (is(head, 0, '\xff\xd8\xff')) return 'jpeg'
  if (is(head, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (is(head, 0, 'RIFF') && is(head, 8, 'WEBP')) return 'webp'
  return is(head, 4, 'ftyp') && ['heic', 'heix', 'hevc', 'mif1', 'msf1'].some((brand) => is(head, 8, brand)) ? 'heic' : 'other'
}
