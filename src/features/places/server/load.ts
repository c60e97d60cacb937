import { readFileSync } from 'node:fs'
import pg from 'pg'

/** `[postcode or null, place, municipality, latitude, longitude]`; a postcode has four digits. */
export type PlaceRow = [postcode4: string | null, place: string, municipality: string, latitude: number, longitude: number]

/** How many areas are new, differ now and are gone. */
export type ReplacedPostcodes = { added: number; changed: number; removed: number }

/** Loads the towns and postcode areas that come with the product into an empty table. `databaseUrl` is the owner's. */
export async function fillPlaces(databaseUrl: string): Promise<void> {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as PlaceRow[]
  await asOwner(databaseUrl, async (owner) => {
    const { rowCount } = await owner.query('select from places limit 1')
    if (rowCount === 0) await addPlaces(owner, [...read('../towns.json'), ...read('./postcodes.json')])
  })
}

/** Replaces all postcode areas, as the owner; towns stay. */
export async function replacePostcodes(databaseUrl: string, rows: readonly PlaceRow[]): Promise<ReplacedPostcodes> {
  return await asOwner(
    databaseUrl,
    async (owner) => (await owner.query('select added, changed, removed from replace_postcodes($1)', [JSON.stringify(rows)])).rows[0],
  )
}

async function addPlaces(owner: pg.Client, rows: readonly PlaceRow[]): Promise<void> {
  await owner.query(
    `insert into places (postcode4, name, municipality, latitude, longitude)
     select row ->> 0, row ->> 1, row ->> 2, (row ->> 3)::float8, (row ->> 4)::float8 from jsonb_array_elements($1::jsonb) row`,
    [JSON.stringify(rows)],
  )
}

async function asOwner<T>(databaseUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(databaseUrl)
  owner.on('error', () => {}) // the running query reports the error
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
