import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '#kernel/http/errors.ts'
import { errorDocument } from '#kernel/http/server/error-document.ts'
import { requestId } from '#kernel/http/server/request-id.ts'

type Headers = Readonly<Record<string, string>>

/** What can be said of bytes that are no request: nobody knows yet for whom they were, nor in which language they would be answered. */
export function refuseUnreadable(headers: Headers): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const { status, all, body } = answerTo(refusalOf(error.code), headers)
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy()
  }
}

/** `Expect` with anything but 100-continue, which Node answers before any of us is asked. */
export function refuseExpectations(app: FastifyInstance, headers: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, all, body } = answerTo(new HttpError(417, [{ code: 'bad_request' }]), headers)
    response.writeHead(status, all).end(body)
  })
}

function refusalOf(code: string | undefined): HttpError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new HttpError(408, [{ code: 'bad_request' }])
  if (code === 'HPE_HEADER_OVERFLOW') return new HttpError(431, [{ code: 'too_large' }])
  return new HttpError(400, [{ code: 'bad_request' }])
}

function answerTo(refusal: HttpError, headers: Headers) {
  const id = requestId({ headers: {} } as IncomingMessage)
  const body = JSON.stringify(errorDocument(refusal, 'nl', id, {}))
  const own = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(Buffer.byteLength(body)), 'x-request-id': id, connection: 'close' }
  return { status: refusal.status, all: { ...headers, ...own, 'cache-control': 'no-store' }, body }
}
