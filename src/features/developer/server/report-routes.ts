import type { FastifyInstance } from 'fastify'
import { NotFound } from '#kernel/http/errors.ts'
import { tryJob } from '#kernel/jobs/server/workers.ts'
import type { DeveloperParts } from './developer-parts.ts'

/** A fault as libraries throw them, with a row of the database in it: none of it may reach a report. */
export const personInFault = { email: 'anja.de.wit@example.nl', phone: '06 12345678', password: 'samen-voor-de-buurt', token: 'made-up-token' }
class FaultWithRow extends Error {
  override readonly name = 'FaultWithRow'
  readonly code = '23505'
  readonly detail = `Key (email)=(${personInFault.email}) already exists.`
  readonly row = personInFault
  readonly email = personInFault.email
  constructor() {
    super('A fault on purpose')
  }
}

/** What the product reports of a fault: the line in its log, written in the same way and not sent anywhere. */
export function reportRoutes(app: FastifyInstance, { parts, reportLine }: DeveloperParts): void {
  app.get('/reports/:kind', async (request) => {
    const { kind } = request.params as { kind: string }
    if (kind === 'page') return { meta: { line: reportLine({ reqId: request.id, err: new FaultWithRow() }, 'a page failed'), requestId: request.id } }
    if (kind !== 'job') throw new NotFound()
    let line = ''
    const worker = {
      job: { name: 'developer.fault', retries: 0, seconds: 5 },
      cron: null,
      run: async () => {
        throw new FaultWithRow()
      },
    }
    const log = { error: (details: object, message: string) => void (line = reportLine(details, message)) }
    await tryJob(parts.db, worker, { id: request.id, data: { centerId: request.center.id }, retryCount: 0 }, log).catch(() => {}) // it was thrown on purpose
    return { meta: { line, requestId: request.id } }
  })
}
