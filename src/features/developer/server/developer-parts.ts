import type { FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import type { Answer } from '#kernel/http/answers/server/answer-errors.ts'

/** What the routes of the developer pages are made with. */
export type DeveloperParts = {
  parts: FeatureParts
  answer: Answer
  /** The headers of every call of a page: host and context headers (contract §4). */
  headersFor(request: FastifyRequest): Record<string, string>
  /** The line that the log gets. */
  reportLine(details: object, message: string): string
}
