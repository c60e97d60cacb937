import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { confirmLink } from '#features/auth/tokens/server/links.ts'
import { tokenLifetimes } from '#features/auth/tokens/server/one-time-tokens.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { mailsPerMinute } from '#features/imports/model/states.ts'
import { ImportChanged } from '#features/imports/model/server/import-changed.ts'
import { newIds } from './new-ids.ts'
import type { ImportContext } from '#features/imports/model/server/import-run.ts'

export type NewPerson = {
  rowId: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  locale: string
  role: string
  organizationId: string | null
  organizationName: string | null
}
type Added = NewPerson & { userId: string; roleId: string }

/**
 * Makes accounts with one role each, as an invitation does (contract §3.2), many at a time. `sent`: how many invitations went before,
 * for they go out one after the other.
 * @throws {ImportChanged} when an address was taken meanwhile
 */
export async function addPeople(tx: Tx, scene: ImportContext, people: readonly NewPerson[], sent: number): Promise<Added[]> {
  if (people.length === 0) return []
  const ids = await newIds(tx, 2 * people.length)
  const added = people.map((person, at): Added => ({ ...person, userId: ids[2 * at]!, roleId: ids[2 * at + 1]! }))
  await addAccounts(tx, scene, added)
  if (scene.invite) await inviteThem(tx, scene, added, sent)
  return added
}

async function addAccounts(tx: Tx, { context, actor }: ImportContext, added: readonly Added[]): Promise<void> {
  const centerId = context.center.id
  const written = JSON.stringify(added)
  const columns = sql.raw(
    `"userId" uuid, "roleId" uuid, email text, "firstName" text, "lastName" text, phone text, locale text, role text, "organizationId" uuid`,
  )
  const { rows } = await sql`insert into users (id, email, first_name, last_name, phone, locale, status, home_center_id, notification_prefs)
    select "userId", email, "firstName", "lastName", phone, locale, 'invited', ${centerId}, '{}' from jsonb_to_recordset(${written}::jsonb) as p (${columns})
    on conflict (email) do nothing returning id`.execute(tx)
  if (rows.length < added.length) throw new ImportChanged()
  await sql`insert into user_roles (id, volunteer_center_id, user_id, name, organization_id, granted_by)
    select "roleId", ${centerId}, "userId", role, "organizationId", ${actor.userId} from jsonb_to_recordset(${written}::jsonb) as p (${columns})`.execute(tx)
  await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, to_state, reason, at)
    select ${centerId}, ${actor.userId}, 'user.invited', 'users', "userId", role, "organizationId"::text, ${context.now}
    from jsonb_to_recordset(${written}::jsonb) as p (${columns})`.execute(tx)
}

/** The mail of an invitation, each at its own moment, so that other mails find their way between them. */
async function inviteThem(tx: Tx, { context, actor, importId }: ImportContext, added: readonly Added[], sent: number): Promise<void> {
  const { center, now } = context
  const withTokens = added.map((person) => ({ ...person, token: newToken() }))
  const tokens = withTokens.map(({ userId, token }) => ({ userId, digest: digestOf(token).toString('hex') }))
  await sql`insert into user_tokens (digest, user_id, purpose, volunteer_center_id, expires_at, created_at)
    select decode(digest, 'hex'), "userId", 'invite', ${center.id}, ${new Date(now.getTime() + tokenLifetimes.invite)}, ${now}
    from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb) as t (digest text, "userId" uuid)`.execute(tx)
  queueMails(
    tx,
    center.id,
    withTokens.map(({ userId, email, firstName, lastName, locale, role, organizationName, token }, at) => ({
      kind: 'account.invite',
      dedupeKey: `account.invite:${userId}:${token.slice(0, 8)}`,
      userId,
      address: email,
      locale: locale === 'en' ? ('en' as const) : ('nl' as const),
      facts: {
        firstName,
        name: `${firstName} ${lastName}`,
        centerName: center.name,
        url: confirmLink(context, token),
        inviter: actor.name,
        role,
        organizationName,
      },
      operationId: importId,
      waits: ((sent + at) * 60) / mailsPerMinute,
    })),
  )
}
