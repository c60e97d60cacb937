import type { Readable } from 'node:stream'
import type { FastifyContextConfig } from 'fastify'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from './api-request.ts'
import type { WriteHeaders } from './write-headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    counts?: WriteHeaders
  }
}

/** What a call of the API answers. */
export type Answer = {
  status?: number
  document?: Document | null
  headers?: Record<string, string> | undefined
  /** In place of a document: something to keep on one's own machine. */
  file?: { name: string; type: string; body: Readable }
}

/** A call that is no plain verb of a resource: `current_user`, `vacancies/search`. */
export type ApiRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under /api/v1, as Fastify writes paths. */
  path: string
  run: (call: ApiRequest) => Promise<Answer>
  /** Query parameters it knows, in snake_case; 'query': `run` reads those of a document. Any other is 400. */
  parameters?: readonly string[] | 'query'
  /** What the session hooks must know of it. */
  config?: FastifyContextConfig
  /** Headers that count for it. */
  counts?: WriteHeaders
  /** Its body is a form with a file, which `run` reads as it comes (`kernel/http/bodies/server/read-form.ts`). */
  takesFile?: boolean
}

/** Makes an address answer. */
export type Route = (route: Omit<ApiRoute, 'parameters'>) => void
