import type { FastifyReply, FastifyRequest } from 'fastify'
import { passDocument } from '#kernel/http/pages/server/in-process-document.ts'
import type { Answer } from './api-route.ts'
import { jsonApi } from './media.ts'

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
  return reply.type(request.headers.accept?.includes(jsonApi) ? jsonApi : 'application/json; charset=utf-8').send(Buffer.from(JSON.stringify(document)))
}

/** RFC 6266: a name with characters beyond ASCII is sent encoded, beside an ASCII fallback. */
function fileNamed(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_')
  return `filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`}`
}
