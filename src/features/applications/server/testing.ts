import { sql } from 'kysely'
import type { TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

/** A request body that applies for a vacancy. */
export const applyFor = (vacancyId: string, attributes: Record<string, unknown> = {}) => ({
  data: {
    type: 'applications',
    attributes: { motivation: 'Ik heb groene vingers en tijd.', consent_share: true, ...attributes },
    relationships: { vacancy: { data: { type: 'vacancies', id: vacancyId } } },
  },
})

type Headers = Record<string, string>

/** Calls that tests of applications share. */
export function applicationActionsOf({ call, get, db }: TestApp, town: 'demo' | 'oldebroek' = 'demo') {
  const host = `${town}.localhost`
  const run = async <Row>(statement: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center(town), async (tx) => (await statement.execute(tx)).rows)
  return {
    run,
    apply: async (headers: Headers, vacancyId = id.gardening(town), attributes: Record<string, unknown> = {}) =>
      await call('POST', '/api/v1/applications', { host, headers, body: applyFor(vacancyId, attributes) }),
    act: async (headers: Headers, applicationId: string, verb: string, attributes: Record<string, unknown> = {}) =>
      await call('PUT', `/api/v1/applications/${applicationId}/${verb}`, { host, headers, body: attributes }),
    read: async (headers: Headers, path: string) => await get(`/api/v1/${path}`, { host, headers }),
    say: async (headers: Headers, conversationId: string, body: string) =>
      await call('POST', `/api/v1/conversations/${conversationId}/messages`, { host, headers, body: { body } }),
    /** The kinds of the mails in the outbox, with the address and the language of the receiver. */
    mails: async () =>
      (await run(sql<{ mail: string }>`select kind || ' ' || address || ' ' || locale as mail from outbox order by created_at, mail`)).map(({ mail }) => mail),
    forgetAll: async () =>
      await db
        .asWorker(async (tx) => void (await sql`delete from outbox`.execute(tx)))
        .then(async () => {
          await run(sql`delete from applications`)
          await run(sql`delete from conversations`)
          await run(sql`delete from notifications`)
          await run(sql`update vacancies set places_taken = 0, status = 'published' where status = 'filled'`)
        }),
  }
}
