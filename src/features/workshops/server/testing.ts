import { sql } from 'kysely'
import { addDays, today } from '#kernel/i18n/dates.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

/** A day in three weeks, and the day a week before it. */
export const day = addDays(today(), 21)
export const deadline = addDays(day, -7)

export const sessionOn = (date: string, more: object = {}) => ({
  start: `${date}T19:30`,
  end: `${date}T21:30`,
  place: 'Wijkcentrum De Bongerd, zaal 2',
  ...more,
})

/** What a workshop needs before others see it. */
export const course = (more: object = {}) => ({
  title: 'Omgaan met dementie',
  description: [{ type: 'paragraph', content: [{ text: 'Wat dementie is, en wat je doet.' }] }],
  themes: ['care'],
  capacityMax: 12,
  registrationDeadline: deadline,
  trainerName: 'Els Wessels',
  sessions: [sessionOn(day), sessionOn(addDays(day, 7))],
  ...more,
})

/** Calls about workshops by people of the demo town, `wim` for `coordinator@demo.example`. */
export function workshopActions({ call, get, as, db }: TestApp) {
  const people = {
    fatima: 'vrijwilliger@demo.example',
    kees: 'tweede@demo.example',
    marijke: 'lid@demo.example',
    johan: 'beheerder@demo.example',
    noor: 'redacteur@demo.example',
    wim: 'coordinator@demo.example',
    sanne: 'centerbeheerder@demo.example',
  } as const
  type Who = keyof typeof people
  // Each signs in once: an account keeps only so many sessions.
  const sessions = new Map<Who, ReturnType<TestApp['as']>>()
  const headersOf = async (who: Who) => {
    const known = sessions.get(who) ?? as(people[who])
    sessions.set(who, known)
    return await known
  }
  const send =
    (type: 'workshops' | 'workshop_registrations') =>
    async (who: Who, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', to: string, attributes: object = {}, relationships?: object, headers: object = {}) =>
      await call(method, `/api/v1/${type}${to}`, {
        headers: { ...(await headersOf(who)), ...headers },
        ...(method !== 'DELETE' && { body: { data: { type, ...(to && { id: to.split('/')[1] }), attributes, ...(relationships && { relationships }) } } }),
      })
  const workshop = send('workshops')
  const registration = send('workshop_registrations')
  const link = (type: string, one: string) => ({ data: { type, id: one } })
  const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
  return {
    people,
    headersOf,
    run,
    workshop,
    registration,
    read: async (who: Who | null, path: string) => await get(`/api/v1/${path}`, { headers: who ? await headersOf(who) : {} }),
    /** A workshop that others see. */
    published: async (more: object = {}, relationships?: object): Promise<string> => {
      const made = await workshop('wim', 'POST', '', course(more), relationships)
      if (made.status !== 201) throw new Error(made.text)
      const put = await workshop('wim', 'PUT', `/${made.body.data.id}/publish`)
      if (put.status !== 200) throw new Error(put.text)
      return made.body.data.id
    },
    register: async (who: Who, one: string, attributes: object = {}, more: object = {}) =>
      await registration(who, 'POST', '', attributes, { workshop: link('workshops', one), ...more }),
    link,
    /** The mails of a kind that wait or went, oldest first. */
    mails: async (kind: string) =>
      await run(sql<{ address: string; facts: Record<string, any> }>`select address, facts from outbox where kind = ${`workshop.${kind}`} order by id`),
    /** Moves a workshop in time, with its sessions and deadline: what was made three weeks ahead begins now. */
    shift: async (one: string, by: string) => {
      await run(sql`update workshop_sessions set local_start = local_start + ${by}::interval, local_end = local_end + ${by}::interval,
        starts_at = starts_at + ${by}::interval, ends_at = ends_at + ${by}::interval where workshop_id = ${one}`)
      await run(sql`update workshops set first_starts_at = first_starts_at + ${by}::interval, last_ends_at = last_ends_at + ${by}::interval,
        deadline_at = deadline_at + ${by}::interval where id = ${one}`)
    },
  }
}

/** A refusal in a line: its status, codes and pointers. */
export const faultsOf = ({ status, body }: { status: number; body: any }) => [
  status,
  ...(body.errors ?? []).map((one: any) => `${one.code} ${one.source?.pointer ?? ''}`.trim()),
]

/** More people with an account in the demo town, each with a session. */
export async function manyPeople({ as, db }: TestApp, many: number): Promise<Record<string, string>[]> {
  const emails = Array.from({ length: many }, (_, at) => `buur${at}@demo.example`)
  await db.onPlatform(async (tx) => {
    await sql`insert into users (email, first_name, last_name, status, password_hash, confirmed_at, home_center_id)
      select email, 'Buur', 'nummer ' || nr, 'active', (select password_hash from users where email = 'vrijwilliger@demo.example'), now(), ${id.center('demo')}
      from unnest(${emails}::text[]) with ordinality as person (email, nr)`.execute(tx)
    await sql`insert into user_roles (volunteer_center_id, user_id, name)
      select ${id.center('demo')}, id, 'volunteer' from users where email = any(${emails}::text[])`.execute(tx)
  })
  const headers: Record<string, string>[] = []
  for (const email of emails) headers.push(await as(email))
  return headers
}
