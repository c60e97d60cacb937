import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** A multipart form (`multipart/form-data`) as an attacker may write it, of any length. */
export type ExtremeForm = { name: string; type: string; body: (bytes: number) => Buffer }

const part = (name: string, more = '') => `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
const file = part('file', '; filename="a.pdf"')
const filled = (bytes: number, start: string, signs: string, end = '') => {
  const room = Math.max(0, bytes - start.length - end.length)
  return Buffer.concat([Buffer.from(start), Buffer.alloc(room, signs), Buffer.from(end)])
}
const ofX = 'multipart/form-data; boundary=x'
const longest = 'a'.repeat(70)

/** What the others are compared with: one file, as large as each of them. */
export const plainFile: ExtremeForm = { name: 'one file', type: ofX, body: (bytes) => filled(bytes, file, 'some words ', '\r\n--x--\r\n') }

export const extremeForms: readonly ExtremeForm[] = [
  { name: 'parts without names', type: ofX, body: (bytes) => filled(bytes, '', '--x\r\n\r\n\r\n') },
  { name: 'parts without headers', type: ofX, body: (bytes) => filled(bytes, '', '--x\r\n') },
  { name: 'thousands of tiny parts', type: ofX, body: (bytes) => filled(bytes, '', `${part('a')}b\r\n`) },
  { name: 'thousands of empty files', type: ofX, body: (bytes) => filled(bytes, '', `${file}\r\n`) },
  { name: 'endless headers', type: ofX, body: (bytes) => filled(bytes, '--x\r\n', 'a: b\r\n') },
  { name: 'one endless header', type: ofX, body: (bytes) => filled(bytes, '--x\r\ncontent-disposition: form-data', '; a="b"') },
  { name: 'a boundary that almost matches', type: ofX, body: (bytes) => filled(bytes, file, '\r\n--') },
  {
    name: 'a long boundary that almost matches',
    type: `multipart/form-data; boundary=${longest}`,
    body: (bytes) => filled(bytes, file.replace('--x', `--${longest}`), `\r\n--${longest.slice(1)}b`),
  },
  {
    name: 'nothing but what a boundary is made of',
    type: `multipart/form-data; boundary=${longest}`,
    body: (bytes) => filled(bytes, file.replace('--x', `--${longest}`), longest),
  },
  { name: 'ends of lines', type: ofX, body: (bytes) => filled(bytes, file, '\r') },
  { name: 'no boundary at all', type: ofX, body: (bytes) => filled(bytes, '', '-') },
]

/** Bytes of a form that is larger than the largest file, and smaller than what the server reads before it closes the connection. */
export const largestForm = 13_500_000

/** One address of each kind that takes files: the API, the browser API proxy, a page, and a page's data. */
export const fileAddresses = ['/api/v1/uploads', '/door/api/v1/uploads', '/conversations', '/conversations.data'] as const

/** Headers of whoever has this session: of the API as they are, of pages as cookies. */
export const headersOf = (host: string, url: string, session: Readonly<Record<string, string>>): Record<string, string> => ({
  host,
  'sec-fetch-site': 'same-origin',
  ...(url.startsWith('/api/') || url.startsWith('/auth') ? session : {}),
  cookie: Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; '),
})

/** Splits a body into chunks as the network delivers it. */
function* pieces(body: Buffer) {
  for (let at = 0; at < body.length; at += 65_536) yield body.subarray(at, at + 65_536)
}

type Sent = { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; host: string; session: Readonly<Record<string, string>>; type: string; body: Buffer }

/** Sends a body of this content type as the network delivers it. Returns the status. */
export async function sendForm(app: FastifyInstance, { method = 'POST', url, host, session, type, body }: Sent): Promise<number> {
  const { statusCode } = await app.inject({
    method,
    url,
    headers: { ...headersOf(host, url, session), 'content-type': type, 'content-length': String(body.length) },
    payload: Readable.from(pieces(body), { objectMode: false }),
  })
  return statusCode
}
