import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import type { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

type App = Pick<Awaited<ReturnType<typeof startTestApp>>, 'call' | 'as'> & { db: Database }
type More = { /** The center made it, for an entry that belongs to nobody yet. */ byCenter?: boolean; contactEmail?: string | null } & Record<string, unknown>
export type SentMail = { kind: string; address: string; locale: string; entries: { name: string; link: string }[] }

/** Entries on the map of demo, and the mails about them, for the tests of the rounds. */
export function entriesFor({ call, as, db }: App) {
  const path = '/api/v1/social_map_entries'
  const run = async <Row>(query: RawBuilder<Row>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
  const does = async (who: string, method: 'POST' | 'PUT', to: string, attributes: object = {}, relationships?: object) =>
    await call(method, `${path}${to}`, {
      headers: await as(`${who}@demo.example`),
      body: { data: { type: 'social_map_entries', ...(to && { id: to.split('/')[1] }), attributes, ...(relationships && { relationships }) } },
    })
  return {
    run,
    does,
    /** An entry on the map; `lid` began it for the school, who is its contact then. */
    async makeEntry(name: string, { byCenter = false, ...more }: More = {}): Promise<{ id: string; slug: string }> {
      const attributes = {
        name,
        shortDescription: 'Voor wie iets wil doen.',
        themes: ['elderly'],
        services: [{ name: 'Inloop', description: 'Koffie en thee.', costKind: 'free' }],
        locations: [
          { name: 'Zaal', street: 'Dorpsstraat', houseNumber: '1', city: 'Oldebroek', hours: { rows: [{ weekday: 1, opens: '10:00', closes: '12:00' }] } },
        ],
        ...more,
      }
      const school = { organization: { data: { type: 'organizations', id: id.school('demo') } } }
      const { body } = await does(byCenter ? 'coordinator' : 'lid', 'POST', '', attributes, byCenter ? undefined : school)
      const { id: entry } = body.data
      await does(byCenter ? 'coordinator' : 'lid', 'PUT', `/${entry}/submit`)
      if (!byCenter) await does('coordinator', 'PUT', `/${entry}/approve`)
      return { id: entry, slug: body.data.attributes.slug }
    },
    sent: async () =>
      await run(
        sql<SentMail>`select kind, address, locale, facts -> 'entries' as entries from outbox where kind in ('map.confirm_due', 'map.confirm_due_again', 'map.stale')
          order by created_at, address`,
      ),
    /** Removes every entry, and the mails about them. */
    async forget() {
      await run(sql`delete from social_map_entries`)
      await db.asWorker((tx) => sql`delete from outbox where kind like 'map.%'`.execute(tx))
    },
  }
}
