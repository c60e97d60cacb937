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
