import type { Actor, RoleName } from '#kernel/access/actor.ts'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { slugOf } from '#kernel/fields/slug.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import { checkFirstPerson, inviteFirstPerson } from '#features/auth/access/server/first-person.ts'
import { type AddedCenter, addFields, newSite } from '#features/platform-centers/platform-center.ts'
import { faultWords } from '#features/platform-centers/messages.ts'
import { townsNamed } from '#features/places/server/find.ts'
import { checkCenter, checkFields, checkTenant, faultsIn, lockSites } from '#features/tenancy/server/check-sites.ts'
import { originOf, withHost } from '#features/tenancy/server/host-rules.ts'
import { type SiteWriting, insertCenter, insertTenant } from '#features/tenancy/server/write-sites.ts'

/** The role of a center's first person. */
export const firstAdminRole: RoleName = ownCenterAdmins[0]

/** Under which field of the form the faults of sites stand. */
const fieldOf: Readonly<Record<string, string>> = { origin: 'address', host: 'address', key: 'town', slug: 'town', latitude: 'town', longitude: 'town' }

/**
 * Adds a center to a site, or a site with its first center, and invites its first admin: all of it or nothing. The key of the site and
 * the slug of the center follow from the town.
 * @throws {Invalid} with every fault at once, each at its field
 */
export async function addCenterWithAdmin(
  tx: Tx,
  given: Readonly<Record<string, unknown>>,
  writing: SiteWriting & { actor: Actor; now: Date },
): Promise<AddedCenter> {
  const { actor, locale, now, settings } = writing
  await lockSites(tx)
  const { values, issues } = checkFields(addFields, given, locale)
  const text = (name: string) => String(given[name] ?? '').trim()
  const place = await placeOf(tx, text('town'))
  const isNew = values['site'] === newSite
  const site = isNew ? null : await tx.selectFrom('tenants').select(['key', 'origin']).where('key', '=', text('site')).executeTakeFirst()
  if (values['site'] !== undefined && site === undefined) faultsIn(issues, locale)('site', 'inclusion', faultWords.noSite)
  if (place.faults)
    issues.push({ attribute: 'town', code: 'inclusion', detail: say(locale, faultWords[place.faults.word], { town: text('town'), towns: place.faults.towns }) })

  const slug = await freeName(tx, slugOf(place.name), 'volunteer_centers')
  const key = site?.key ?? (await freeName(tx, slugOf(place.name, 36), 'tenants'))
  const address = text('address') || null
  const tenant = isNew ? await checkTenant(tx, { key, kind: given['kind'], origin: address }, writing) : null
  const host = isNew ? null : hostIn(address)
  const center = await checkCenter(
    tx,
    key,
    { name: given['name'], slug, town: place.name, latitude: place.latitude, longitude: place.longitude, host },
    writing,
  )
  const person = {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    locale: values['locale'] === 'en' ? ('en' as const) : ('nl' as const),
    roleName: firstAdminRole,
  }
  const faults = [...issues, ...[...(tenant?.issues ?? []), ...center.issues].map(atField), ...(await checkFirstPerson(tx, person, null, locale))]
  if (site && address === null) faultsIn(faults, locale)('address', 'blank', faultWords.noAddress)
  if (faults.length > 0 || center.values === null) throw new Invalid(firstOfEach(faults))

  const made = tenant?.values ?? null
  if (made) await insertTenant(tx, made)
  const id = await insertCenter(tx, key, center.values, writing)
  const { name, host: own } = center.values
  const origin = originOf({ key, origin: made ? (made.origin ?? null) : (site?.origin ?? null) }, settings)
  const at = { id, name, origin: own ? withHost(origin, own) : origin }
  const { link } = await inviteFirstPerson(tx, { center: at, locale, now }, person, actor)
  noteInvited(tx, id, actor)
  return { ...at, email: person.email, link }
}

/** The center's own record says that somebody was invited to run it. It names nobody, because records outlive people's data. */
export function noteInvited(tx: Tx, centerId: string, actor: Actor): void {
  writeAuditEvent(tx, { centerId, actor }, { action: 'volunteer_center.admin_invited', subjectType: 'volunteer_centers', subjectId: centerId })
}

const atField = (issue: Issue): Issue => ({ ...issue, attribute: fieldOf[issue.attribute!] ?? issue.attribute! })

/** One sentence a field is read; the first is the most basic. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  return issues.filter(({ attribute }, at) => issues.findIndex((other) => other.attribute === attribute) === at)
}

/** A center of an existing site is found by its host alone: scheme and port are those of the site. */
const hostIn = (address: string | null) => address?.replace(/^https?:\/\//i, '').replace(/\/$/, '') ?? null

type Placed = { name: string; latitude: number; longitude: number; faults?: { word: 'unknownTown' | 'severalTowns'; towns: string } }

/** Where a town is. With a fault its coordinates are stand-ins, so that it is told once. */
async function placeOf(tx: Tx, typed: string): Promise<Placed> {
  const standIn = { name: typed.split(',')[0]!.trim() || 'x', latitude: 52, longitude: 5 }
  if (typed === '') return standIn
  const [first, ...others] = await townsNamed(tx, typed)
  if (!first) return { ...standIn, faults: { word: 'unknownTown', towns: '' } }
  if (others.length === 0) return first
  return { ...standIn, faults: { word: 'severalTowns', towns: [first, ...others].map(({ name, municipality }) => `${name}, ${municipality}`).join(' · ') } }
}

/** The name itself, or with the first number that nobody has. */
async function freeName(tx: Tx, wanted: string, table: 'tenants' | 'volunteer_centers'): Promise<string> {
  const taken =
    table === 'tenants'
      ? (await tx.selectFrom('tenants').select('key as name').where('key', 'like', `${wanted}%`).execute()).map(({ name }) => name)
      : (await tx.selectFrom('volunteer_centers').select('slug as name').where('slug', 'like', `${wanted}%`).execute()).map(({ name }) => name)
  const names = new Set(taken)
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`
    if (!names.has(name)) return name
  }
}
