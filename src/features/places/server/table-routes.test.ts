import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, get, as, db } = await startTestApp()
await db.onPlatform(async (tx) => {
  await sql`update user_roles set name = 'super_admin', volunteer_center_id = null where user_id = ${id.person('demo', 'tweede')} and name = 'volunteer'`.execute(
    tx,
  )
})
const kees = await as('tweede@demo.example')
const sanne = await as('centerbeheerder@demo.example')

const head = 'postcode;place;municipality;latitude;longitude'
const own = '7201;Zutphen;Zutphen;52,13;6,19'
const table = (...lines: string[]) => `${[head, ...lines].join('\n')}\n`

async function send(
  file: string | Buffer | null,
  { headers = kees, query = '', language = 'nl' }: { headers?: Record<string, string>; query?: string; language?: string } = {},
) {
  const part =
    file === null
      ? []
      : [
          Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="postcodes.csv"\r\ncontent-type: text/csv\r\n\r\n'),
          Buffer.from(file as string),
          Buffer.from('\r\n'),
        ]
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: `/api/v1/places/table${query}`,
    headers: { host: 'demo.localhost', 'content-type': 'multipart/form-data; boundary=x', 'accept-language': language, ...headers },
    payload: Buffer.concat([...part, Buffer.from('--x--\r\n')]),
  })
  const body = JSON.parse(payload)
  return { status: statusCode, meta: body.meta, errors: (body.errors ?? []) as { code: string; detail: string }[] }
}

const areas = async () => {
  const [rows] = await db.read(id.center('demo'), [
    { text: 'select postcode4, name, latitude::text from places where postcode4 is not null order by 1', values: [] },
  ])
  return rows!.map((row) => row.join(' '))
}
const towns = async () => (await get('/api/v1/places/table', { headers: kees })).body.meta.towns
const offered = async (typed: string) =>
  (await get(`/api/v1/places?filter[search]=${typed}`)).body.data.map(({ attributes }: { attributes: { label: string } }) => attributes.label)
const events = async () =>
  await db.inCenter(id.center('demo'), async (tx) => {
    const { rows } = await sql<{
      said: string
    }>`select concat_ws(' ', action, from_state, to_state) as said from audit_events where action = 'places.replaced' order by at`.execute(tx)
    return rows.map(({ said }) => said)
  })

describe('Kees runs the platform and loads a table', () => {
  test('that counts at once, everywhere; towns stay, and it is written down', async () => {
    expect([await areas(), await towns()]).toEqual([['7201 Zutphen 52.13'], 3])
    expect(await offered('8096')).toEqual([])
    const { status, meta } = await send(table(own, '8096 AA;Oldebroek;Oldebroek;52,44;5,90', '8096 AB;Oldebroek;Oldebroek;52,46;5,90'))
    expect([status, meta]).toEqual([200, { lines: 3, areas: 2, added: 1, changed: 0, removed: 0 }])
    expect(await offered('8096')).toEqual(['8096 Oldebroek'])
    expect([await areas(), await towns()]).toEqual([['7201 Zutphen 52.13', '8096 Oldebroek 52.45'], 3])
    expect(await events()).toEqual(['places.replaced 1 2'])
  })

  test('again with a place that moved and one that is gone', async () => {
    const { meta } = await send(table('8096;Oldebroek;Oldebroek;52,40;5,90'))
    expect(meta).toEqual({ lines: 1, areas: 1, added: 0, changed: 1, removed: 1 })
    expect(await areas()).toEqual(['8096 Oldebroek 52.4'])
    expect(await events()).toEqual(['places.replaced 1 2', 'places.replaced 2 1'])
  })

  test('with faults: each is told with its line, in his language, and nothing is changed', async () => {
    const before = [await areas(), await events()]
    const bad = table(own, '72;Zutphen;Zutphen;52,1;6,2', '7203;Zutphen;Zutphen;6,2;52,1')
    const { status, errors } = await send(bad)
    expect(status).toBe(422)
    expect(errors.map(({ detail }) => detail)).toEqual([
      'Regel 3: ‘72’ is geen postcode. Goed is 7201 of 7201 AB.',
      'Regel 4: ‘6,2’ is geen breedtegraad in Nederland. Goed is 52,14.',
    ])
    expect((await send(bad, { language: 'en' })).errors[0]!.detail).toBe('Line 3: ‘72’ is not a postcode. 7201 or 7201 AB is.')
    const many = await send(table(...Array.from({ length: 60 }, () => 'x;y;z;52;6')))
    expect([many.errors.length, many.errors.at(-1)!.detail]).toEqual([51, 'Nog 10 andere regels zijn niet goed.'])
    expect([await areas(), await events()]).toEqual(before)
  })

  test.each([
    ['other columns', 'pc4;place\n7201;Zutphen\n', 'missing_columns'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004[Content_Types].xml'), 'not_text'],
    ['half a line at its end', `${table(own)}7202;Zutp`, 'cut_off'],
    ['nothing but a head', `${head}\n`, 'no_lines'],
    ['no file at all', null, 'missing_file'],
  ])('and a file with %s changes nothing', async (_what, file, code) => {
    const before = await areas()
    const { status, errors } = await send(file)
    expect([status, errors[0]!.code]).toEqual([422, code])
    expect(await areas()).toEqual(before)
  })

  test('with less than half of the areas only when he says that he means it', async () => {
    await send(table(own, '7202;Zutphen;Zutphen;52,1;6,2', '7203;Zutphen;Zutphen;52,1;6,2'))
    const refused = await send(table(own))
    expect([refused.status, refused.errors[0]!.code]).toEqual([409, 'fewer_areas'])
    expect(refused.errors[0]!.detail).toBe('Nu kennen we 3 postcodegebieden. In dit bestand staan er maar 1. Is het bestand compleet?')
    expect(await areas()).toHaveLength(3)
    expect((await send(table(own), { query: '?accept_fewer=true' })).meta).toMatchObject({ removed: 2 })
    expect(await areas()).toEqual(['7201 Zutphen 52.13'])
  })
})

test('nobody else may, and a center admin is told so before her file is read', async () => {
  expect((await send(table(own), { headers: sanne })).status).toBe(403)
  expect((await send(table(own), { headers: {} })).status).toBe(401)
  expect((await get('/api/v1/places/table', { headers: sanne })).status).toBe(403)
})
