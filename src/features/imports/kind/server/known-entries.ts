import { unaccented } from '#kernel/fields/unaccented.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { setImmediate as pause } from 'node:timers/promises'
import type { MatchReason } from '#features/imports/model/states.ts'
import { inRoles, platformAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { OrganizationStatus } from '#features/organizations/model/states.ts'
import { camelCase, longestName, snakeCase } from '#kernel/jsonapi/names.ts'

/** Names that differ in accents, case and punctuation only are the same. */
export function plainName(name: string): string {
  return unaccented(cutText(name, 200))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const empty = new Set(['stichting', 'vereniging', 'st', 'ver', 'de', 'het', 'een', 'en', 'van', 'der', 'te', 'in', 'afdeling', 'afd', 'cooperatie', 'bv', 'ua'])

/** The distinctive words of a name: `Stichting Buurttuin De Kruidenhof` becomes `buurttuin kruidenhof`. */
export function matchingName(name: string): string {
  const words = plainName(name).split(' ')
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).join(' ')
}

type KnownOrganization = {
  id: string
  name: string
  kvk: string | null
  postcode: string | null
  status: OrganizationStatus
  /** The person who answers for it. */
  contactId: string | null
  /** The fields that are empty. */ empty: ReadonlySet<string>
}
type Match = { organization: KnownOrganization; by: MatchReason }

const page = 500
const fields = ['kvkNumber', 'summary', 'website', 'phone', 'publicEmail', 'address'] as const

/** The organizations of a center, matched by registration number, by name and postcode, or by the words of the name. */
export class KnownOrganizations {
  readonly #byKvk = new Map<string, KnownOrganization>()
  readonly #byPlace = new Map<string, KnownOrganization>()
  readonly #byLooseName = new Map<string, KnownOrganization>()
  readonly #byName = new Map<string, KnownOrganization>()
  readonly #byId = new Map<string, KnownOrganization>()
  /** How many organizations have the same name. */
  readonly #named = new Map<string, number>()

  static async load(db: Database, centerId: string): Promise<KnownOrganizations> {
    const known = new KnownOrganizations()
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const [rows] = await db.read(centerId, [
        {
          name: 'organizations_to_recognise',
          text: `select o.id, o.name, o.kvk_number, a.postcode, o.status, o.contact_user_id, o.kvk_number is null, o.summary = '', o.website is null, o.phone is null, o.public_email is null, o.address_id is null
            from organizations o left join addresses a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.address_id
            where o.id > $1 order by o.id limit ${page}`,
          values: [after],
        },
      ])
      for (const [id, name, kvk, postcode, status, contactId, ...blanks] of rows!)
        known.add({
          id: id!,
          name: name!,
          kvk: kvk ?? null,
          postcode: postcode ?? null,
          status: status as OrganizationStatus,
          contactId: contactId ?? null,
          empty: new Set(fields.filter((_, at) => blanks[at] === 't')),
        })
      if (rows!.length < page) return known
      after = rows!.at(-1)![0]!
      await pause()
    }
  }

  add(organization: KnownOrganization): void {
    const { kvk, name, postcode } = organization
    if (kvk) this.#byKvk.set(kvk, organization)
    if (postcode) this.#byPlace.set(placeKey(name, postcode), organization)
    this.#byLooseName.set(matchingName(name), organization)
    const plain = plainName(name)
    this.#named.set(plain, (this.#named.get(plain) ?? 0) + 1)
    this.#byName.set(plain, organization)
    this.#byId.set(organization.id, organization)
  }

  find({ name = '', kvkNumber, postcode }: Readonly<Record<string, string>>): Match | null {
    const sure = (kvkNumber && this.#byKvk.get(kvkNumber)) || null
    if (sure) return { organization: sure, by: 'kvk' }
    const same = (postcode && this.#byPlace.get(placeKey(name, postcode))) || null
    if (same) return { organization: same, by: 'name_postcode' }
    // Two registration numbers are two organizations, however similar the names.
    const isOther = (known: KnownOrganization | undefined) => known === undefined || (kvkNumber !== undefined && known.kvk !== null)
    const named = this.named(name)
    if (!isOther(named)) return { organization: named!, by: 'same_name' }
    const near = this.#byLooseName.get(matchingName(name))
    return isOther(near) ? null : { organization: near!, by: 'near_name' }
  }

  /**
   * The organization that a cell names by its name, its KvK number or its id. `several`: more than one has this name. `unknown`: none has,
   * with the name of one that is almost the same.
   */
  identify(text: string): { organization: KnownOrganization } | { several: true } | { unknown: string | null } {
    const sure = this.#byId.get(text.toLowerCase()) ?? this.#byKvk.get(text.replaceAll(/[\s.]/g, ''))
    if (sure) return { organization: sure }
    if ((this.#named.get(plainName(text)) ?? 0) > 1) return { several: true }
    const organization = this.named(text)
    return organization ? { organization } : { unknown: this.#byLooseName.get(matchingName(text))?.name ?? null }
  }

  withId(id: string): KnownOrganization | undefined {
    return this.#byId.get(id)
  }

  /** The organization with this name. */
  named(name: string): KnownOrganization | undefined {
    return this.#byName.get(plainName(name))
  }
}

const placeKey = (name: string, postcode: string) => `${plainName(name)} ${postcode.replaceAll(' ', '').toUpperCase()}`

/** `here`: registered at this center. `open`: empty fields may be filled in; people who run the platform change their own. */
type KnownPerson = { id: string; email: string; name: string; status: string; here: boolean; hasPhone: boolean; open: boolean }

/** The owners of these addresses, anywhere on the platform: an address has one owner (domain §3.14). */
export async function knownPeople(db: Database, centerId: string, emails: readonly string[]): Promise<Map<string, KnownPerson>> {
  if (emails.length === 0) return new Map()
  const [rows] = await db.readOnPlatform([
    {
      name: 'people_to_recognise',
      text: `select u.id, u.email, full_name(u.first_name, u.last_name), u.status,
          u.home_center_id = $2 or exists (select from user_roles r where r.user_id = u.id and (r.volunteer_center_id = $2 or ${inRoles('r.name', platformAdmins)})),
          u.phone is not null, not exists (select from user_roles r where r.user_id = u.id and ${inRoles('r.name', platformAdmins)})
        from users u where u.email = any($1::text[])`,
      values: [[...emails], centerId],
    },
  ])
  return new Map(
    rows!.map(([id, email, name, status, here, hasPhone, open]) => [
      email!,
      { id: id!, email: email!, name: name!, status: status!, here: here === 't', hasPhone: hasPhone === 't', open: open === 't' },
    ]),
  )
}

/** The entries of an object with names in any spelling (contract §2.2); null for anything else, or too many. */
export function namedEntries(given: unknown): [name: string, value: unknown][] | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const entries = Object.entries(given)
  return entries.length > 100 ? null : entries.map(([name, value]) => [name.length > longestName ? '' : camelCase(snakeCase(name)), value])
}
