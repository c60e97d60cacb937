import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { MaxFileSizeExceededError, MaxTotalSizeExceededError, type MultipartPart, MultipartParser } from '@remix-run/multipart-parser'
import type { FastifyRequest } from 'fastify'
import { BadRequest, HttpError } from '#kernel/http/errors.ts'
import { allowIdleConnection } from './allow-idle-connection.ts'
import { isFormWithFile } from './form-with-file.ts'
import { shortTurns } from './short-turns.ts'

export type SentFile = {
  /** As the sender calls it: for who says it to people only once it has been cleaned. */ name: string
  chunks: Buffer[]
  /** Its first bytes, by which its kind is known: sixteen, or all of a smaller one. */ head: Buffer
  size: number
  sha256: Buffer
}
export type SentForm = {
  /** The fields that were asked for, in the order in which they came; a name may come more than once. */
  fields: [name: string, value: string][]
  file: SentFile | null
  /** Gives back the memory that its bytes took. */
  release(): void
}
/** Bytes of files that are held at the same time, of all who send one there. */
export type MemoryBudget = { readonly max: number; used: number }
type Wish = {
  /** Bytes of the file. */ maxFileSize: number
  /** Bytes of all parts together: twice the largest file where nothing is said. */ whole?: number
  /** Fields that are listened to; all where none are named. */ names: readonly string[] | null
  memory?: MemoryBudget
}

const defaultMemoryBudget: MemoryBudget = { max: 48 * 1024 * 1024, used: 0 }
/** Of one form: parts with or without a name, bytes of the headers of a part, letters of a name, bytes of a field. */
const most = { parts: 24, headers: 2048, name: 100, field: 32_768 }
/** Bytes that are parsed at a time. */
const block = 32 * 1024

const tooLarge = (headers?: Record<string, string>) => new HttpError(413, [{ code: 'file_too_large', attribute: 'file' }], headers)
const tooMany = () => new HttpError(413, [{ code: 'too_many_files', attribute: 'file' }])
const outOfMemoryBudget = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })

/**
 * Reads a form with one file, called `file`, as it comes. Call it once it is settled who asks, by what right and within which limits.
 * Nothing is parsed after the first breach: the rest is thrown away as it comes, up to twice the largest file, so that the sender
 * hears why.
 * @throws 400 invalid_form for what is cut off or is no form, 413 file_too_large, too_many_files, 415 for another type, 503 without room
 */
export async function readForm(request: FastifyRequest, wish: Wish): Promise<SentForm> {
  const { form, refusal } = await readFormWithRefusal(request, wish)
  if (!refusal) return form
  form.release()
  throw refusal
}

/** The same for who answers with a page: what was refused comes beside the fields that came before it. @throws 413, 415 before anything is read */
export async function readFormWithRefusal(
  request: FastifyRequest,
  { maxFileSize, whole = 2 * maxFileSize, names, memory = defaultMemoryBudget }: Wish,
): Promise<{ form: SentForm; refusal: HttpError | null }> {
  if (!isFormWithFile(request)) throw new HttpError(415, [{ code: 'unsupported_media_type', header: 'Content-Type' }])
  if (Number(request.headers['content-length'] ?? 0) > 2 * maxFileSize) throw tooLarge({ connection: 'close' })
  const limits = { maxHeaderSize: most.headers, maxParts: most.parts, maxFileSize, maxTotalSize: whole }
  /** None any more once all was understood or something was refused: it holds on to what it has seen. */
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
 * What comes, in pieces of at most one block, with turns for others between them; small pieces are put together, for a sender chooses
 * how small they are. It is read to its end, whatever becomes of it, but for a body that has none.
 * @throws 413 beyond `longest` bytes
 */
async function* blocksOf(body: Readable | undefined, longest: number): AsyncGenerator<Buffer> {
  if (!body) return
  let seen = 0
  const breathe = shortTurns()
  let waiting: Buffer[] = []
  let bytes = 0
  // A request that is destroyed would take its answer with it.
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

/** The parser tells nothing of itself but whether it may end here; what comes behind the end means nothing (RFC 2046 §5.1.1). */
function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

/** @throws 400 for a part that no form has, 413 for a second file */
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

/** Of `form-data; name="file"; filename="a.jpg"`, as browsers write it: a quote is `%22`, and a backslash is one. */
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

/** Of the file and of what was said with it, in short turns: ten megabytes take longer than anybody should wait. */
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
  // Whatever else went wrong went wrong in what was sent: a header that is too long or no text, too many parts, a line that was cut.
  return new BadRequest('invalid_form')
}
