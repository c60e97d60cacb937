import { sql, type RawBuilder } from 'kysely'
import type { TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { neighbour } from '#src/testing/neighbours.ts'

type Headers = Record<string, string>

/** Calls for the tests of transfers, at the demo town or at its neighbour. */
export function transfersOf({ call, get, as, db }: TestApp) {
  const school = id.school('demo')
  const atNeighbour = { 'volunteer-center-id': neighbour.id }
  const request = async (headers: Headers, more: Record<string, unknown> = {}, organization = school) =>
    await call('POST', `/api/v1/organizations/${organization}/move`, {
      headers,
      body: {
        data: {
          type: 'organizations',
          id: organization,
          attributes: { volunteer_center_id: neighbour.id, reason: 'De meeste ouders wonen in Ermelo.', ...more },
        },
      },
    })
  return {
    request,
    take: async (headers: Headers, verb: 'accept' | 'refuse' | 'withdraw', attributes: Record<string, unknown> = {}, organization = school) =>
      await call('PUT', `/api/v1/organizations/${organization}/move/${verb}`, { headers, body: { data: { attributes } } }),
    moves: async (headers: Headers) => (await get('/api/v1/organization_moves', { headers })).body.data,
    /** Signs in at the neighbouring center. */
    there: async (email: string): Promise<Headers> => {
      const { status, headers, text } = await call('POST', '/auth/sign_in', { headers: atNeighbour, body: { email, password: 'samen-voor-de-buurt' } })
      if (status !== 200) throw new Error(`${email} cannot sign in at the neighbour: ${status} ${text}`)
      return { ...Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(headers[name])])), ...atNeighbour }
    },
    here: async (name: string) => await as(`${name}@demo.example`),
    run: async <Row>(query: RawBuilder<Row>, center = id.center('demo')) => await db.inCenter(center, async (tx) => (await query.execute(tx)).rows),
    mails: async (center: string) =>
      await db.inCenter(center, async (tx) => {
        const { rows } = await sql<{ mail: string }>`select kind || ' ' || address as mail from outbox where kind like 'organization.move%' order by 1`.execute(
          tx,
        )
        return rows.map(({ mail }) => mail)
      }),
  }
}
