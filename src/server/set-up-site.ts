import type { RoleName } from '#kernel/access/actor.ts'
import { centerAdmins, ownCenterAdmins } from '#kernel/access/role-sets.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { checkField } from '#kernel/fields/check.ts'
import { oneOf } from '#kernel/fields/field.ts'
import { slugOf } from '#kernel/fields/slug.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { type FirstInvitation, checkFirstPerson, inviteFirstPerson } from '#features/auth/access/server/first-person.ts'
import { townsNamed } from '#features/places/server/find.ts'
import { siteOrigin } from '#features/tenancy/site-address.ts'
import { type NewCenter, type NewTenant, type SiteCheck, checkCenter, checkTenant, lockSites } from '#features/tenancy/server/check-sites.ts'
import { type SiteSettings, originOf, withHost } from '#features/tenancy/server/host-rules.ts'
import { insertCenter, insertTenant, mainHostOf } from '#features/tenancy/server/write-sites.ts'

/** The answers of `npm run setup`, by name, as they were typed; what is absent was not given. */
export type SetupAnswers = Readonly<Record<string, string | undefined>>

/** What stands at the end, and what of it is new. */
export type SetUpSite = {
  tenant: { key: string; origin: string; isNew: boolean }
  center: { slug: string; name: string; isNew: boolean }
  person: { email: string; roleName: RoleName } & FirstInvitation
}

/** The first person is an admin: everybody else is invited by people. */
const personFields = { role: oneOf(centerAdmins), locale: oneOf(['nl', 'en']) }

/** Answers that follow from others. */
export function impliedAnswers({ town = '' }: SetupAnswers): Record<'tenant' | 'slug' | 'kind' | 'role' | 'locale', string> {
  return { tenant: slugOf(town, 40), slug: slugOf(town), kind: 'town_bank', role: ownCenterAdmins[0], locale: 'nl' }
}

type Parts = { db: Database; settings: SiteSettings; locale: Locale; now: Date }

/**
 * Makes a site, its center and the invitation of its first person, all in one transaction. What stands already and says the same is
 * left as it is, so that a second run has the same end.
 * @throws {Invalid} with every fault at once, each at the name of its answer; then nothing was made
 */
export async function setUpSite({ db, settings, locale, now }: Parts, given: SetupAnswers): Promise<SetUpSite> {
  const answers: SetupAnswers = { ...impliedAnswers(given), ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) }
  const check: SiteCheck = { locale, settings }
  return await db.onPlatform(async (tx) => {
    await lockSites(tx)
    const tenant = await judgeTenant(tx, { given, answers }, check)
    const center = await judgeCenter(tx, answers, check)
    const person = await judgePerson(tx, answers, center.found?.id ?? null, locale)
    const issues = [...tenant.issues, ...center.issues, ...person.issues]
    if (issues.length > 0) throw new Invalid(issues)

    if (tenant.values) await insertTenant(tx, tenant.values)
    const key = answers['tenant']!
    const centerId = center.found?.id ?? (await insertCenter(tx, key, center.values!, { actor: null }))
    const origin = originOf({ key, origin: tenant.found?.origin ?? tenant.values?.origin ?? null }, settings)
    const host = await mainHostOf(tx, centerId)
    const name = center.found?.name ?? center.values!.name
    const at = { id: centerId, name, origin: host ? withHost(origin, host) : origin }
    const invitation = await inviteFirstPerson(tx, { center: at, locale, now }, person.values)
    return {
      tenant: { key, origin: at.origin, isNew: tenant.found === undefined },
      center: { slug: answers['slug']!, name, isNew: center.found === undefined },
      person: { email: person.values.email, roleName: person.values.roleName, ...invitation },
    }
  })
}

/** The site that stands already, or the values of a new one. */
async function judgeTenant(tx: Tx, { given, answers }: { given: SetupAnswers; answers: SetupAnswers }, check: SiteCheck) {
  const found = await tx
    .selectFrom('tenants')
    .select(['key', 'kind', 'origin'])
    .where('key', '=', answers['tenant'] ?? '')
    .executeTakeFirst()
  if (!found) {
    const { tenant: key, kind, origin, displayName } = answers
    const { values, issues } = await checkTenant(tx, { key, kind, origin, displayName }, check)
    return { found, values: values as NewTenant | null, issues: underNames(issues, { key: 'tenant' }) }
  }
  const issues: Issue[] = []
  if (given['kind'] && given['kind'] !== found.kind)
    issues.push({ attribute: 'kind', code: 'taken', detail: `The site ${found.key} stands already, of kind ${found.kind}.` })
  if (given['origin'] && siteOrigin(given['origin']) !== found.origin)
    issues.push({ attribute: 'origin', code: 'taken', detail: `The site ${found.key} stands already, at ${originOf(found, check.settings)}.` })
  return { found, values: null, issues }
}

/** The center that stands already on this site, or the values of a new one. */
async function judgeCenter(tx: Tx, answers: SetupAnswers, check: SiteCheck) {
  const { tenant = '', slug = '', center: name, town, centerEmail: email, centerPhone: phone, host } = answers
  const found = await tx.selectFrom('volunteer_centers').select(['id', 'name']).where('tenant_key', '=', tenant).where('slug', '=', slug).executeTakeFirst()
  if (found) return { found, values: null, issues: [] }
  const place = await placeOf(tx, answers)
  const { values, issues } = await checkCenter(tx, tenant, { name, slug, town: town?.split(',')[0], email, phone, host, ...place.at }, check)
  // Without a known town the coordinates are not missing: the town is.
  const told = place.issue ? [...issues.filter(({ attribute }) => !['latitude', 'longitude'].includes(attribute!)), place.issue] : issues
  return { found, values: values as NewCenter | null, issues: underNames(told, { name: 'center', email: 'centerEmail', phone: 'centerPhone' }) }
}

type Placed = { at: { latitude?: unknown; longitude?: unknown }; issue?: Issue }

/** Where a town is: as the answers say, else as the product knows it. Of several with one name the answer has to say which. */
async function placeOf(tx: Tx, { town, latitude, longitude }: SetupAnswers): Promise<Placed> {
  if (latitude || longitude) return { at: { latitude, longitude } }
  if (!town?.trim()) return { at: { latitude: 52, longitude: 5 } } // the town itself is missing, which its own check tells
  const [first, ...others] = await townsNamed(tx, town)
  const unknown = (detail: string): Issue => ({ attribute: 'town', code: 'inclusion', detail })
  if (!first) return { at: {}, issue: unknown(`There is no town ${town}. Give its --latitude and --longitude as well.`) }
  if (others.length === 0) return { at: { latitude: first.latitude, longitude: first.longitude } }
  const named = [first, ...others].map(({ name, municipality }) => `"${name}, ${municipality}"`).join(' or ')
  return { at: {}, issue: unknown(`There are several: say ${named}.`) }
}

async function judgePerson(tx: Tx, answers: SetupAnswers, centerId: string | null, locale: Locale) {
  const issues: Issue[] = []
  for (const [name, field] of Object.entries(personFields)) {
    const { fault } = checkField(field, answers[name], locale)
    if (fault) issues.push({ attribute: name, code: fault.code, detail: fault.message })
  }
  const { email = '', firstName = '', lastName = '' } = answers
  const values = { email: email.trim(), firstName, lastName, locale: answers['locale'] as Locale, roleName: answers['role'] as RoleName }
  issues.push(...(await checkFirstPerson(tx, values, centerId, locale)))
  return { values, issues }
}

/** Faults under the names of the answers. */
function underNames(issues: readonly Issue[], names: Readonly<Record<string, string>>): Issue[] {
  return issues.map((issue) => ({ ...issue, attribute: names[issue.attribute!] ?? issue.attribute! }))
}
