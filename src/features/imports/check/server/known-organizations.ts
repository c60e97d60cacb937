import { setImmediate as pause } from 'node:timers/promises'
import type { Database } from '#kernel/db/server/database.ts'
import type { MatchReason } from '#features/imports/model/states.ts'
import { matchingName, plainName } from './matching-name.ts'

export type KnownOrganization = {
  id: string
  name: string
  kvk: string | null
  postcode: string | null
  /** Fields with nothing in them. */ empty: ReadonlySet<string>
}
export type Match = { organization: KnownOrganization; by: MatchReason }

const page = 500
const fields = ['kvkNumber', 'summary', 'website', 'phone', 'publicEmail', 'address'] as const

/** The organizations of a center, to be recognised by number, by name and postcode, or by the words of their name. */
export class KnownOrganizations {
  readonly #byKvk = new Map<string, KnownOrganization>()
  readonly #byPlace = new Map<string, KnownOrganization>()
  readonly #byLooseName = new Map<string, KnownOrganization>()
  readonly #byName = new Map<string, KnownOrganization>()

  static async load(db: Database, centerId: string): Promise<KnownOrganizations> {
    const known = new KnownOrganizations()
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const [rows] = await db.read(centerId, [
        {
          name: 'organizations_to_recognise',
          text: `select o.id, o.name, o.kvk_number, a.postcode, o.kvk_number is null, o.summary = '', o.website is null, o.phone is null, o.public_email is null, o.address_id is null
            from organizations o left join addresses a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.address_id
            where o.id > $1 order by o.id limit ${page}`,
          values: [after],
        },
      ])
      for (const [id, name, kvk, postcode, ...blanks] of rows!)
        known.add({ id: id!, name: name!, kvk: kvk ?? null, postcode: postcode ?? null, empty: new Set(fields.filter((_, at) => blanks[at] === 't')) })
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
    this.#byName.set(plainName(name), organization)
  }

  find({ name = '', kvkNumber, postcode }: Readonly<Record<string, string>>): Match | null {
    const sure = (kvkNumber && this.#byKvk.get(kvkNumber)) || null
    if (sure) return { organization: sure, by: 'kvk' }
    const same = (postcode && this.#byPlace.get(placeKey(name, postcode))) || null
    if (same) return { organization: same, by: 'name_postcode' }
    const near = this.#byLooseName.get(matchingName(name))
    // Two numbers are two organizations, however alike their names.
    return near && !(kvkNumber && near.kvk) ? { organization: near, by: 'near_name' } : null
  }

  /** The one that people call so. */
  named(name: string): KnownOrganization | undefined {
    return this.#byName.get(plainName(name))
  }
}

const placeKey = (name: string, postcode: string) => `${plainName(name)} ${postcode.replaceAll(' ', '').toUpperCase()}`
