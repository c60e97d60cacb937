import type pg from 'pg'
import { digestOf, newClient, newToken } from '#features/auth/tokens/server/tokens.ts'

/** A signed-in person: the headers with which a page of the site calls the browser API proxy. */
export type Device = { userId: string; headers: Record<string, string> }
/** A conversation between two people, each with an open page. */
export type Pair = { conversation: string; volunteer: Device; answering: Device }
export type Crowd = { devices: Device[]; pairs: Pair[]; leave(): Promise<void> }

/** Opens two sessions for each person of a center, and lets volunteers write with people who run an organization. No passwords are needed. */
export async function liveCrowd(owner: pg.Client, { host, center, connections }: { host: string; center: string; connections: number }): Promise<Crowd> {
  // In the seed the first fifty people run the organizations of their center.
  const { rows: people } = await owner.query<{ id: string; email: string; organization: string | null }>(
    `select u.id, u.email, r.organization_id as organization from users u
      left join user_roles r on r.user_id = u.id and r.volunteer_center_id = $1 and r.name = 'admin' where u.home_center_id = $1 order by u.id limit $2`,
    [center, Math.ceil(connections / 2)],
  )
  const all = Array.from({ length: connections }, (_, n) => people[n % people.length]!)
  const { devices, leave } = await openSessions(owner, { host, center }, all)
  const runs = people.flatMap(({ organization }, at) => (organization ? [{ at, organization }] : []))
  const talks = people.flatMap(({ organization }, at) => (organization ? [] : [at])).map((asking, n) => ({ asking, ...runs[n % runs.length]! }))
  const { rows } = await owner.query<{ id: string; user_id: string }>(
    `insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id)
      select $1, 'vacancy', v.id, talk.person, talk.organization from unnest($2::uuid[], $3::uuid[]) talk (person, organization),
        lateral (select id from vacancies where volunteer_center_id = $1 and organization_id = talk.organization limit 1) v
      on conflict on constraint conversations_subject do update set status = 'open' returning id, user_id`,
    [center, talks.map((talk) => people[talk.asking]!.id), talks.map(({ organization }) => organization)],
  )
  const conversationOf = new Map(rows.map(({ id, user_id }) => [user_id, id]))
  await owner.query('analyze sessions, conversations')
  return {
    devices,
    pairs: talks.flatMap((talk) => {
      const conversation = conversationOf.get(people[talk.asking]!.id)
      return conversation ? [{ conversation, volunteer: devices[talk.asking]!, answering: devices[talk.at]! }] : []
    }),
    async leave() {
      await owner.query('delete from conversations where volunteer_center_id = $1 and id = any($2)', [center, rows.map(({ id }) => id)])
      await leave()
    },
  }
}

type Person = { id: string; email: string }

/** Inserts a session for each person, without a password. */
export async function openSessions(
  owner: pg.Client,
  { host, center }: { host: string; center: string },
  people: readonly Person[],
): Promise<{ devices: Device[]; leave(): Promise<void> }> {
  const sessions: unknown[][] = [[], [], [], []]
  const devices = people.map(({ id, email }): Device => {
    const [client, token] = [newClient(), newToken()]
    for (const [at, value] of [client, id, digestOf(token), email].entries()) sessions[at]!.push(value)
    const cookie = Object.entries({ 'access-token': token, client, uid: email })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    return { userId: id, headers: { host, cookie, 'sec-fetch-site': 'same-origin' } }
  })
  await owner.query(
    `insert into sessions (client, user_id, token_sha256, uid_at_sign_in, volunteer_center_id, expires_at, absolute_until)
      select client, id, token, email, $5, now() + interval '14 days', now() + interval '90 days' from unnest($1::text[], $2::uuid[], $3::bytea[], $4::text[]) s (client, id, token, email)`,
    [...sessions, center],
  )
  return { devices, leave: async () => void (await owner.query('delete from sessions where client = any($1)', [sessions[0]])) }
}
