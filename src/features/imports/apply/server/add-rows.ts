import { sql } from 'kysely'
import { confirmLink, digestOf, newToken, tokenLifetimes } from '#features/auth/tokens/server/tokens.ts'
import { ImportChanged, type ImportContext } from '#features/imports/model/server/import-run.ts'
import { mailsPerMinute } from '#features/imports/model/states.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'

/** Ids as the database gives them, in order of time. */
export async function newIds(tx: Tx, count: number): Promise<string[]> {
  const rows = await rowsOf(tx, { id: shown.text('uuidv7()') }, (columns) => sql`select ${columns} from generate_series(1, ${count}::integer)`)
  return rows.map(({ id }) => id)
}

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

type NewOrganization = { rowId: string; kept: Readonly<Record<string, string>> }
export type AddedOrganization = NewOrganization & { organizationId: string; addressId: string | null }

/** Adds organizations that wait for approval, each with its place and an empty page, many at a time. */
export async function addOrganizations(
  tx: Tx,
  { context, actor }: ImportContext,
  organizations: readonly NewOrganization[],
  slugFor: (name: string) => string,
): Promise<AddedOrganization[]> {
  if (organizations.length === 0) return []
  const centerId = context.center.id
  const ids = await newIds(tx, 2 * organizations.length)
  const added = organizations.map((one, at): AddedOrganization => ({
    ...one,
    organizationId: ids[2 * at]!,
    addressId: one.kept['city'] ? ids[2 * at + 1]! : null,
  }))
  await addAddresses(tx, centerId, added)
  const written = JSON.stringify(added.map(({ organizationId, addressId, kept }) => ({ ...kept, organizationId, addressId, slug: slugFor(kept['name']!) })))
  const columns = sql.raw(
    `"organizationId" uuid, "addressId" uuid, slug text, name text, summary text, website text, phone text, "publicEmail" text, "kvkNumber" text`,
  )
  await sql`insert into organizations (volunteer_center_id, id, name, slug, organization_type, status, summary, website, phone, public_email, kvk_number, address_id)
    select ${centerId}, "organizationId", name, slug, 'Organization', 'pending', coalesce(summary, ''), website, phone, "publicEmail", "kvkNumber", "addressId"
    from jsonb_to_recordset(${written}::jsonb) as o (${columns})`.execute(tx)
  await sql`insert into organization_profiles (volunteer_center_id, organization_id)
    select ${centerId}, "organizationId" from jsonb_to_recordset(${written}::jsonb) as o (${columns})`.execute(tx)
  await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, to_state, at)
    select ${centerId}, ${actor.userId}, 'organization.imported', 'organizations', "organizationId", 'pending', ${context.now}
    from jsonb_to_recordset(${written}::jsonb) as o (${columns})`.execute(tx)
  return added
}

type PlacedRow = { addressId: string | null; kept: Readonly<Record<string, string>> }

/** Where they are, with the middle of their postcode where we know it. */
export async function addAddresses(tx: Tx, centerId: string, rows: readonly PlacedRow[]): Promise<void> {
  const placed = rows.filter(({ addressId }) => addressId !== null)
  if (placed.length === 0) return
  const placeOf = await placesOf(
    tx,
    centerId,
    placed.map(({ kept }) => kept),
  )
  const written = placed.map(({ addressId, kept: { street, houseNumber, postcode, city } }) => {
    const { latitude, longitude } = placeOf({ postcode, city }) ?? {}
    return { addressId, street, houseNumber, postcode, city, latitude, longitude }
  })
  await sql`insert into addresses (volunteer_center_id, id, street, house_number, postcode, city, latitude, longitude)
    select ${centerId}, "addressId", street, "houseNumber", postcode, city, latitude, longitude from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as a ("addressId" uuid, street text, "houseNumber" text, postcode text, city text, latitude float8, longitude float8)`.execute(tx)
}

type Point = { latitude: number; longitude: number }
type Asked = { postcode?: string | undefined; city?: string | undefined }

/** Where addresses are, many at once: in the middle of their postcode area, else of their town; of two with one name in the nearest (decisions 6). */
async function placesOf(tx: Tx, centerId: string, addresses: readonly Asked[]): Promise<(address: Asked) => Point | undefined> {
  const digits = [...new Set(addresses.flatMap(({ postcode }) => postcode?.slice(0, 4) ?? []))]
  const towns = [...new Set(addresses.flatMap(({ city }) => city ?? []))]
  const rows = await rowsOf(
    tx,
    {
      key: shown.text('postcode4'),
      latitude: shown.number('latitude'),
      longitude: shown.number('longitude'),
    },
    (columns) => sql`
    select ${columns} from places where postcode4 = any(${digits})
    union all
    (select distinct on (typed) typed as key, p.latitude, p.longitude from unnest(${towns}::text[]) typed
      join places p on p.postcode4 is null and plain(p.name) = plain(typed) cross join volunteer_centers c
      where c.id = ${centerId} order by typed, power(p.latitude - c.latitude, 2) + power((p.longitude - c.longitude) * 0.62, 2))`,
  )
  const found = new Map(rows.map(({ key, ...point }) => [key, point]))
  return ({ postcode, city }) => found.get(postcode?.slice(0, 4) ?? '') ?? found.get(city ?? '')
}
