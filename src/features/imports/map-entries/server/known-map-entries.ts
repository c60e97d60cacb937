import { matchingName, plainName } from '#features/imports/kind/server/known-entries.ts'
import type { MatchReason } from '#features/imports/model/states.ts'
import type { Database } from '#kernel/db/server/database.ts'

type KnownEntry = { id: string; name: string; kvk: string | null; postcodes: readonly string[]; /** The fields that are empty. */ empty: ReadonlySet<string> }
type Found = { entry: KnownEntry; by: MatchReason }

/** What a list may fill in of an entry that exists, with its column and SQL that says that it is empty. */
export const fillable = {
  shortDescription: ['short_description', `e.short_description = ''`],
  description: ['description', `e.description = '[]'`],
  themes: ['themes', `e.themes = '{}'`],
  targetGroups: ['target_groups', `e.target_groups = '{}'`],
  minAge: ['min_age', 'e.min_age is null'],
  maxAge: ['max_age', 'e.max_age is null'],
  law: ['law', 'e.law is null'],
  languages: ['languages', `e.languages = '{}'`],
  website: ['website', 'e.website is null'],
  phones: ['phones', `e.phones = '[]'`],
  services: ['services', `e.services = '[]'`],
  locations: ['locations', `e.locations = '[]'`],
  kvkNumber: ['kvk_number', 'e.kvk_number is null'],
  contactEmail: ['contact_email', 'e.contact_email is null'],
  organization: ['organization_id', 'e.organization_id is null'],
} as const satisfies Record<string, readonly [column: string, isEmpty: string]>
export type Fillable = keyof typeof fillable

/**
 * The entries of a center that have not ended, recognised by their names: surely with the same registration number or postcode, else maybe. One
 * organization may have several entries, so that its number alone tells nothing.
 */
export class KnownMapEntries {
  readonly #byName = new Map<string, KnownEntry[]>()
  readonly #byLooseName = new Map<string, KnownEntry>()

  static async load(db: Database, centerId: string): Promise<KnownMapEntries> {
    const blanks = Object.entries(fillable).map(([name, [, isEmpty]]) => `case when ${isEmpty} then '${name}' end`)
    const [rows] = await db.read(centerId, [
      {
        name: 'map_entries_to_recognise',
        text: `select e.id, e.name, e.kvk_number, array_to_json(array(select place ->> 'postcode' from jsonb_array_elements(e.locations) place)),
            array_to_json(array_remove(array[${blanks.join(', ')}], null))
          from social_map_entries e where e.volunteer_center_id = $1 and e.status <> 'inactive' order by e.id`,
        values: [centerId],
      },
    ])
    const known = new KnownMapEntries()
    for (const [id, name, kvk, postcodes, empty] of rows!) {
      const entry = {
        id: id!,
        name: name!,
        kvk: kvk ?? null,
        postcodes: (JSON.parse(postcodes!) as string[]).map(plainPostcode),
        empty: new Set<string>(JSON.parse(empty!)),
      }
      known.#byName.set(plainName(entry.name), [...(known.#byName.get(plainName(entry.name)) ?? []), entry])
      known.#byLooseName.set(matchingName(entry.name), entry)
    }
    return known
  }

  find({ name = '', kvkNumber, postcode }: Readonly<Record<string, string>>): Found | null {
    // Two registration numbers are two organizations, however similar the names.
    const isOther = ({ kvk }: KnownEntry) => kvk !== null && kvkNumber !== undefined && kvk !== kvkNumber
    const named = (this.#byName.get(plainName(name)) ?? []).filter((one) => !isOther(one))
    const sure = named.find(({ kvk }) => kvk !== null && kvk === kvkNumber)
    if (sure) return { entry: sure, by: 'kvk' }
    const placed = postcode && named.find(({ postcodes }) => postcodes.includes(plainPostcode(postcode)))
    if (placed) return { entry: placed, by: 'name_postcode' }
    if (named[0]) return { entry: named[0], by: 'same_name' }
    const near = this.#byLooseName.get(matchingName(name))
    return near && !isOther(near) ? { entry: near, by: 'near_name' } : null
  }
}

const plainPostcode = (text: string) => text.replaceAll(' ', '').toUpperCase()
