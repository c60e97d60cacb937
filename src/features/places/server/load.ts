import { readFileSync } from 'node:fs'
import pg from 'pg'

/** `[postcode or null, place, municipality, latitude, longitude]`; a postcode has four digits. */
export type PlaceRow = [postcode4: string | null, place: string, municipality: string, latitude: number, longitude: number]

/** Loads the towns and postcode areas that come with the product into an empty table. `databaseUrl` is the owner's. */
export async function fillPlaces(databaseUrl: string): Promise<void> {
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as PlaceRow[]
  await asOwner(databaseUrl, async (owner) => {
    const { rowCount } = await owner.query('select from places limit 1')
    if (rowCount === 0) await addPlaces(owner, [...read('./places.json'), ...read('./postcodes.json')])
  })
}

/** Replaces all postcode areas; towns stay. Returns their number. */
export async function replacePostcodes(databaseUrl: string, rows: readonly PlaceRow[]): Promise<number> {
  return await asOwner(databaseUrl, async (owner) => {
    await owner.query('begin')
    await owner.query('delete from places where postcode4 is not null')
    await addPlaces(owner, rows)
    await owner.query('commit')
    return rows.length
  })
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
