import type { Readable } from 'node:stream'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import { passDocument } from '#kernel/http/pages/server/in-process-document.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ApiRequest, WriteHeaders } from './api-request.ts'
import { documentText } from '#kernel/jsonapi/read/server/document-text.ts'
import { jsonApi } from './media.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    counts?: WriteHeaders
  }
}

/** The answer to a call of the API. */
export type Answer = {
  status?: number
  document?: Document | null
  headers?: Record<string, string> | undefined
  /** Instead of a document: a file to download. */
  file?: { name: string; type: string; body: Readable }
}

/** A call that is not a plain verb of a resource: `current_user`, `vacancies/search`. */
export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under /api/v1, in Fastify's path syntax. */
  path: string
  run: (call: ApiRequest) => Promise<Answer>
  /** Its query parameters, in snake_case; 'query': `run` reads those of a document. Any other is 400. */
  parameters?: readonly string[] | 'query'
  /** Settings for the session hooks. */
  config?: FastifyContextConfig
  /** The write headers that it honours. */
  counts?: WriteHeaders
  /** Its body is a form with a file, which `run` reads as it arrives (`kernel/http/bodies/server/read-form.ts`). */
  takesFile?: boolean
}

/** Registers a route. */
export type Route = (route: Omit<ApiRoute, 'parameters'>) => void

/** Writes the document in the requested profile. As bytes, so that the text is encoded once for both its ETag and the socket. */
export function sendAnswer(reply: FastifyReply, request: FastifyRequest, { status = 200, document, headers = {}, file }: Answer): FastifyReply {
  reply.code(status).headers(headers)
  if (file)
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; ${fileNamed(file.name)}`)
      .send(file.body)
  if (document === null || document === undefined) return reply.send()
  // A page takes the document as an object: through every hook that a call from outside passes, but not as text.
  if (request.method === 'GET' && status === 200 && document.data !== undefined && passDocument(document)) return reply.send()
  return reply.type(request.headers.accept?.includes(jsonApi) ? jsonApi : 'application/json; charset=utf-8').send(Buffer.from(documentText(document)))
}

/** RFC 6266: a name with characters beyond ASCII is sent encoded, beside an ASCII fallback. */
function fileNamed(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  return `filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`}`
}
