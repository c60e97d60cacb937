import { createHash } from 'node:crypto'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { BadRequest, HttpError } from '#kernel/http/errors.ts'
import { allowSilence } from './allow-silence.ts'

export type SentFile = {
  /** As the sender calls it: for who says it to people only once it has been cleaned. */ name: string
  chunks: Buffer[]
  size: number
  sha256: Buffer
}
export type SentForm = {
  /** The fields that were asked for. */
  fields: Record<string, string>
  file: SentFile | null
  /** Gives back the room that its bytes took. */
  letGo(): void
}
/** Bytes of files that are held at the same time, of all who send one there. */
export type Room = { readonly most: number; held: number }
type Wish = {
  /** Bytes of the file. */ largest: number
  /** Fields that are listened to; all where none are named. */ names: readonly string[] | null
  room?: Room
}

const usualRoom: Room = { most: 48 * 1024 * 1024, held: 0 }

const tooLarge = (headers?: Record<string, string>) => new HttpError(413, [{ code: 'file_too_large', attribute: 'file' }], headers)
const noRoom = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })

/**
 * Reads a form with one file, called `file`, as it comes. What is refused is still read to its end, so that the sender hears
 * why; but of what has no end only twice the largest file.
 * @throws 400 invalid_form for what is cut off or is no form, 413 file_too_large, too_many_files, 415 for another type, 503 without room
 */
export async function readForm(request: FastifyRequest, wish: Wish): Promise<SentForm> {
  const { form, refusal } = await takeForm(request, wish)
  if (!refusal) return form
  form.letGo()
  throw refusal
}

/** The same for who answers with a page: what was refused comes beside the fields that came with it. @throws 413, 415 before anything is read */
export async function takeForm(request: FastifyRequest, { largest, names, room = usualRoom }: Wish): Promise<{ form: SentForm; refusal: HttpError | null }> {
  const most = 2 * largest
  allowSilence(request)
  if (!request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data'))
    throw new HttpError(415, [{ code: 'unsupported_media_type', header: 'Content-Type' }])
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge({ connection: 'close' })
  const body = request.body as Readable
  const form: SentForm = { fields: {}, file: null, letGo: () => void (room.held -= held) }
  const hash = createHash('sha256')
  let held = 0
  let refusal: HttpError | null = null
  const refuse = (error: HttpError) => {
    refusal ??= error
    form.file?.chunks.splice(0)
  }

  const parser = parserOf(request, largest)
  parser.on('field', (name: string, value: string) => {
    if (!names || names.includes(name)) form.fields[name] = value
  })
  parser.on('file', (name: string, stream: Readable, filename: string) => {
    stream.on('error', () => {}) // the form's own error says it
    stream.on('limit', () => refuse(tooLarge()))
    if (name !== 'file' || form.file) {
      if (form.file) refuse(new HttpError(413, [{ code: 'too_many_files', attribute: 'file' }]))
      return void stream.resume()
    }
    const file: SentFile = (form.file = { name: filename ?? '', chunks: [], size: 0, sha256: Buffer.alloc(0) })
    stream.on('data', (chunk: Buffer) => {
      if (refusal) return
      if (room.held + chunk.length > room.most) return refuse(noRoom())
      room.held += chunk.length
      held += chunk.length
      file.size += chunk.length
      file.chunks.push(chunk)
      hash.update(chunk)
    })
  })
  parser.on('filesLimit', () => refuse(new HttpError(413, [{ code: 'too_many_files', attribute: 'file' }])))
  for (const event of ['partsLimit', 'fieldsLimit']) parser.on(event, () => refuse(new BadRequest('invalid_form')))

  await pipeline(body ?? new PassThrough().end(), upTo(most), parser).catch((error: unknown) =>
    refuse(error instanceof HttpError ? error : new BadRequest('invalid_form')),
  )
  if (form.file) form.file.sha256 = hash.update(JSON.stringify(Object.entries(form.fields).toSorted())).digest()
  return { form, refusal }
}

/** @throws 400 for a type without a boundary */
function parserOf({ headers }: FastifyRequest, largest: number): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type']! },
      limits: { fileSize: largest, files: 2, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 32_768, headerPairs: 10, headerSize: 2048 },
    })
  } catch {
    throw new BadRequest('invalid_form')
  }
}

/** Ends a body that has no end. */
function upTo(most: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > most) done(tooLarge({ connection: 'close' }))
      else done(null, chunk)
    },
  })
}
