import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { answerAuthError } from '#features/auth/requests/server/answers.ts'
import { type Answer, errorAnswer, errorDocument } from '#kernel/http/answers/server/answer-errors.ts'
import { longestUrl } from '#kernel/http/bodies/server/bound-input.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { acceptedLocale, requestId } from '#kernel/http/server/context.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { fallbackAnswer } from './fallback-page.ts'
import { codeWords } from './registered.ts'

type Headers = Readonly<Record<string, string>>
/** Node's error for bytes that are no HTTP request, with the last packet. */
type ParseError = { code?: string; rawPacket?: unknown }

/** Answers bytes that are no HTTP request, before their site is known. A browser gets a page all the same. */
export function refuseUnreadable(headers: Headers): (error: ParseError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const sent = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
    const refusal = refusalOf(error.code, sent)
    const { status, all, body } = answerTo(refusal, headers, readerOf(sent, refusal.status))
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy()
  }
}

type Reader = { isBrowser: boolean; locale: Locale }
const nobody: Reader = { isBrowser: false, locale: 'nl' }

function readerOf(sent: string, status: number): Reader {
  const address = sent.indexOf(' ') + 1
  const ofApi = ['/api/', '/door/'].some((path) => sent.startsWith(path, address))
  // Headers that are too large may arrive in several packets, of which only the last is known here. Such large headers are
  // cookies, which only browsers send.
  const isRest = status === 431 && sent[address] !== '/'
  return { isBrowser: isRest || (!ofApi && headerIn(sent, 'accept').includes('text/html')), locale: acceptedLocale(headerIn(sent, 'accept-language')) }
}

/** The first characters of a header, without a regular expression, because these bytes failed to parse as a request. */
function headerIn(sent: string, name: string): string {
  for (let at = sent.indexOf('\r\n'); at >= 0; at = sent.indexOf('\r\n', at + 2)) {
    const line = sent.slice(at + 2, at + 300)
    if (line.slice(0, name.length + 1).toLowerCase() === `${name}:`) return line.slice(name.length + 1).split('\r', 1)[0]!
  }
  return ''
}

/** Answers `Expect` with anything but 100-continue, which Node would answer before any of our code runs. */
export function refuseExpectations(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, all, body } = answerTo(new HttpError(417, [{ code: 'bad_request' }]), headers, nobody)
    response.writeHead(status, all).end(body)
  })
}

/** Whether the address is too long rather than the headers: so many bytes arrived and the request line had not ended. */
function isLongAddress(sent: string): boolean {
  const end = sent.indexOf('\r\n')
  return sent[sent.indexOf(' ') + 1] === '/' && (end < 0 ? sent.length : end) > longestUrl
}

function refusalOf(code: string | undefined, sent: string): HttpError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, [{ code: 'bad_request' }])
  if (code === 'HPE_HEADER_OVERFLOW' && isLongAddress(sent)) return new HttpError(414, [{ code: 'too_large' }])
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpError(431, [{ code: 'too_large' }])
  return new HttpError(400, [{ code: 'bad_request' }])
}

function answerTo(refusal: HttpError, headers: Headers, { isBrowser, locale }: Reader) {
  const id = requestId({ headers: {} } as IncomingMessage)
  const { html: body, headers: own } = isBrowser
    ? fallbackAnswer(refusal, locale)
    : {
        html: JSON.stringify(errorDocument(refusal, { locale: 'nl', center: '' }, id, {})),
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      }
  const all = { ...headers, ...own, 'content-length': String(Buffer.byteLength(body)), 'x-request-id': id, connection: 'close' }
  return { status: refusal.status, all, body }
}

/** An error document, with the error texts of all features. */
export const answerErrorDocument = errorAnswer(codeWords)

/** Errors under /auth have the form that clients of device tokens expect (contract §1.1); all others are error documents. */
export const answerError: Answer = (error, request, reply) =>
  (/^\/auth(?:[/?]|$)/.test(request.url) ? answerAuthError : answerErrorDocument)(error, request, reply)
