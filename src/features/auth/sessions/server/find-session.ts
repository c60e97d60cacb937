import type { ActorRole, RoleName, Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { UserState } from '#features/users/model/user-states.ts'

/** A session with its person, and with who acts for them. */
export type SessionRow = {
  client: string
  tokenSha256: Buffer
  kind: Session['kind']
  volunteerCenterId: string
  impersonator: Impersonator | null
  uidAtSignIn: string
  signedInAt: Date
  lastUsedAt: Date
  expiresAt: Date
  absoluteUntil: Date
  userId: string
  email: string
  name: string
  locale: Locale
  status: UserState
  homeCenterId: string
  roles: ActorRole[]
}

/** Who acts for the person, and what the right to do so depends on: it may have gone since the session began. */
export type Impersonator = {
  id: string
  name: string
  status: UserState
  /** When the session ends that this one was begun from. */
  until: Date
  /** At the center of the session. */
  roles: { name: RoleName }[]
  /** Those of the person, at all centers. */
  over: { name: RoleName }[]
}

const time = (column: string) => `(extract(epoch from ${column}) * 1000)::text`
const findQuery = {
  name: 'find_session',
  text: `select json_build_object(
      'client', s.client, 'tokenSha256', encode(s.token_sha256, 'base64'), 'kind', s.kind, 'volunteerCenterId', s.volunteer_center_id, 'uidAtSignIn', s.uid_at_sign_in,
      'signedInAt', ${time('s.signed_in_at')}, 'lastUsedAt', ${time('s.last_used_at')}, 'expiresAt', ${time('s.expires_at')}, 'absoluteUntil', ${time('s.absolute_until')},
      'impersonator', case when i.id is not null then json_build_object('id', i.id, 'name', trim(i.first_name || ' ' || i.last_name), 'status', i.status,
        'until', (select ${time('p.expires_at')} from sessions p where p.client = s.impersonator_client),
        'roles', (select coalesce(json_agg(json_build_object('name', r.name)), '[]')
          from user_roles r where r.user_id = i.id and (r.volunteer_center_id = s.volunteer_center_id or r.volunteer_center_id is null)),
        'over', (select coalesce(json_agg(json_build_object('name', r.name)), '[]') from user_roles r where r.user_id = u.id)) end,
      'userId', u.id, 'email', u.email, 'name', trim(u.first_name || ' ' || u.last_name), 'locale', u.locale, 'status', u.status, 'homeCenterId', u.home_center_id,
      'roles', (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'organizationId', r.organization_id) order by r.id), '[]')
        from user_roles r where r.user_id = u.id and (r.volunteer_center_id = $2 or r.volunteer_center_id is null)))
    from sessions s join users u on u.id = s.user_id left join users i on i.id = s.impersonator_id
    where s.client = $1`,
}

/** One query in one round trip: it runs before every authenticated answer. */
export async function findSession(db: Database, client: string, centerId: string): Promise<SessionRow | undefined> {
  const [rows] = await db.readOnPlatform([{ ...findQuery, values: [client, centerId] }])
  const text = rows![0]?.[0]
  if (!text) return undefined
  const row = JSON.parse(text)
  for (const name of ['signedInAt', 'lastUsedAt', 'expiresAt', 'absoluteUntil']) row[name] = new Date(Number(row[name]))
  if (row.impersonator) row.impersonator.until = new Date(Number(row.impersonator.until))
  return { ...row, tokenSha256: Buffer.from(row.tokenSha256, 'base64') }
}
