import { expect, test } from 'vitest'
import { colorPresets, tenantRamps } from '#features/settings/colors/presets.ts'
import { photo, pictureForm, sender } from '#features/uploads/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id as towns } from '#src/testing/two-towns.ts'

const server = await startTestApp()
const { call, get, as } = server
const send = sender(server)
const [anja, tom] = ['centerbeheerder@demo.example', 'centerbeheerder@oldebroek.example']
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const path = '/api/v1/settings/current'
const read = async (who: string, query = '') => await get(`${path}${query}`, { host: hostOf(who), headers: await as(who) })
const save = async (who: string, attributes: object, more: { relationships?: object; headers?: Record<string, string> } = {}) => {
  const { relationships, headers } = more
  const body = { data: { type: 'volunteer_center_profiles', attributes, ...(relationships && { relationships }) } }
  return await call('PATCH', path, { host: hostOf(who), headers: { ...(await as(who)), ...headers }, body })
}
const full = tenantRamps.petrol.shades
const look = async (who: string) => (await read(who)).body.data.attributes

test('looking changes nothing: a center that never chose anything has its row with its first choice', async () => {
  const rows = async () => await server.db.inCenter(towns.center('demo'), (tx) => tx.selectFrom('volunteer_center_profiles').select('id').execute())
  expect(await rows()).toEqual([])
  const { status, body } = await read(anja, '?include=logo')
  expect([status, body.data.attributes.primaryColor, body.data.relationships.logo.data, body.included]).toEqual([200, null, null, []])
  expect(await rows()).toEqual([])
  // The version that was read is the one that is changed.
  const saved = await save(anja, { gtagId: 'G-ABCD1234' }, { headers: { 'if-match': `"v${body.data.meta.version}"` } })
  expect([saved.status, saved.body.data.id]).toEqual([200, body.data.id])
  expect(await rows()).toEqual([{ id: body.data.id }])
  await save(anja, { gtagId: null })
})

test('Anja sees what is settled for her site, and what she may set', async () => {
  const { status, body } = await read(anja)
  expect(status).toBe(200)
  expect(body.data.meta.site).toMatchObject({
    tenant: 'demo',
    displayName: 'Demo',
    locales: ['nl'],
    hosts: [expect.stringContaining('demo.localhost')],
    flags: { stickyHeader: true },
  })
  expect(body.data.meta.permissions).toContain('update')
})

test('Anja gives her site another look: everybody is told of it at once, and Tom’s site stays as it is', async () => {
  const before = await look(tom)
  const { status, body } = await save(anja, { primaryColorPreset: 'mauve', secondaryColorPreset: 'lime', mutedColorPreset: 'zinc', cornerShape: 'straight' })
  expect([status, body.data.attributes]).toMatchObject([
    200,
    { primaryColor: 'mauve', primaryColorPreset: 'mauve', mutedColor: 'zinc', cornerShape: 'straight' },
  ])
  const shown = await get('/api/v1/volunteer_centers/current?include=profile')
  expect(shown.body.included[0].attributes).toMatchObject({ primaryColor: 'mauve', secondaryColor: 'lime' })
  expect(await look(tom)).toEqual(before)
})

test('shades of her own are kept as they are, from an object or from its text, in numbers', async () => {
  expect((await save(anja, { primaryColorShades: JSON.stringify(full) })).body.data.attributes.primaryColorShades).toEqual(full)
  const triplets = Object.fromEntries(Object.keys(full).map((shade) => [shade, '12 34 56']))
  expect((await save(anja, { primaryColorShades: triplets })).body.data.attributes.primaryColorShades['400']).toBe('#0c2238')
  expect((await save(anja, { primaryColorShades: null })).body.data.attributes.primaryColorShades).toBeNull()
})

test('of a preset and shades of her own she has the last chosen: what she gave up does not come back', async () => {
  await save(anja, { primaryColorPreset: 'teal' })
  await save(anja, { primaryColorShades: full })
  expect(await look(anja)).toMatchObject({ primaryColor: null, primaryColorPreset: null, primaryColorShades: full })
  expect((await save(anja, { primaryColorShades: null })).body.data.attributes).toMatchObject({ primaryColorPreset: null, primaryColorShades: null })
  await save(anja, { primaryColorShades: full })
  await save(anja, { primaryColorPreset: 'rose' })
  await save(anja, { textColor: null })
  expect(await look(anja)).toMatchObject({ primaryColorPreset: 'rose', primaryColorShades: null })
  expect((await save(anja, { primaryColorPreset: 'rose', primaryColorShades: full })).body.data.attributes).toMatchObject({
    primaryColorPreset: null,
    primaryColorShades: full,
  })
  await save(anja, { primaryColorPreset: 'mauve' })
})

const { 400: _gone, ...holed } = full
test.each([
  ['primaryColorShades', holed, 'Missing color for shade: 400'],
  ['secondaryColorShades', { ...full, 950: 'red;}body{display:none' }, 'Missing color for shade: 950'],
  ['primaryColorShades', { ...full, 50: 'var(--x)' }, 'Missing color for shade: 50'],
  ['primaryColorShades', { ...full, 100: 'url(https://evil.example)' }, 'Missing color for shade: 100'],
  ['primaryColorShades', '{', 'De eigen kleuren zijn niet te lezen'],
  ['primaryColorShades', [], 'De eigen kleuren zijn niet te lezen'],
  ['primaryColorShades', 'x', 'De eigen kleuren zijn niet te lezen'],
  ['primaryColorPreset', 'mauvee', 'Color preset not found'],
  ['secondaryColorPreset', 'constructor', 'Color preset not found'],
  ['mutedColorPreset', 'mauve', 'Color preset not found'],
])('%s %j is refused, in the words of the specification where it has them, and what was there stays', async (name, value, sentence) => {
  const before = await look(anja)
  const { status, body } = await save(anja, { [name]: value })
  expect([status, body.errors[0].detail, body.errors[0].meta.attribute]).toEqual([422, sentence, name])
  expect(await look(anja)).toEqual(before)
})

test('a set as long as a book is not read at all', async () => {
  expect((await save(anja, { primaryColorShades: `{"50":"${'#'.repeat(500_000)}"}` })).status).toBe(422)
})

test.each(['red', '#12', 'muted-55', 'url(x)', '0 0 256', '</style><script>', 'x'.repeat(41)])('%j is no colour', async (color) => {
  expect((await save(anja, { backgroundColor: color })).status).toBe(422)
  expect((await save(anja, { textColor: color })).status).toBe(422)
})

test('white words on a yellow ground become the nearest that can be read, and it is said', async () => {
  await save(anja, { primaryColorPreset: 'yellow', mutedColorPreset: 'slate' })
  const { status, body } = await save(anja, { textColor: '#ffffff', backgroundColor: '#f7c90e' })
  expect(status).toBe(200)
  expect(body.data.meta.corrected).toMatchObject({ textColor: { sent: '#ffffff' }, backgroundColor: { sent: '#f7c90e' } })
  expect(body.data.attributes.textColor).toMatch(/^(primary|muted|secondary)-\d+$/)
  expect((await save(anja, { textColor: 'primary-950', backgroundColor: null })).body.data.meta.corrected).toBeUndefined()
})

test('Anja thinks better of it within ten seconds, and finds every earlier look in the history', async () => {
  await save(anja, { primaryColorPreset: 'rose' })
  const { body } = await save(anja, { primaryColorPreset: 'teal' })
  const headers = await as(anja)
  expect((await call('PUT', `/api/v1/operations/${body.data.meta.undo.id}/undo`, { headers })).status).toBe(200)
  expect((await look(anja)).primaryColor).toBe('rose')
  const looks = async () => (await get('/api/v1/center_looks', { headers })).body.data as any[]
  const [now, before] = await looks()
  expect([now.attributes.look.primaryColorPreset, now.attributes.chosenByName]).toEqual(['rose', expect.stringMatching(/\w/)])
  expect((await call('PUT', `/api/v1/center_looks/${before.id}/restore`, { headers })).status).toBe(200)
  expect((await look(anja)).primaryColor).toBe(before.attributes.look.primaryColorPreset)
  expect((await call('PUT', `/api/v1/center_looks/${before.id}/restore`, { host: hostOf(tom), headers: await as(tom) })).status).toBe(404)
})

test('what was changed since is not undone, and of two who save at once the second is told', async () => {
  const first = await save(anja, { primaryColorPreset: 'sky' })
  const version = (await read(anja)).headers['etag'] as string
  await save(anja, { primaryColorPreset: 'pink' })
  const undone = await call('PUT', `/api/v1/operations/${first.body.data.meta.undo.id}/undo`, { headers: await as(anja) })
  expect([undone.status, undone.body.errors[0].code]).toEqual([409, 'changed_since'])
  expect((await save(anja, { primaryColorPreset: 'sky' }, { headers: { 'if-match': version } })).status).toBe(412)
})

test('a coordinator sees the settings and changes none; a volunteer and a stranger see nothing', async () => {
  const coordinator = 'coordinator@demo.example'
  expect((await read(coordinator)).body.data.meta.permissions).not.toContain('update')
  expect((await save(coordinator, { primaryColorPreset: 'teal' })).status).toBe(403)
  expect((await get('/api/v1/center_looks', { headers: await as(coordinator) })).status).toBe(200)
  expect((await read('vrijwilliger@demo.example')).status).toBe(403)
  expect((await get(path)).status).toBe(401)
  const { id } = (await read(anja)).body.data
  const elsewhere = { data: { type: 'volunteer_center_profiles', id, attributes: { primaryColorPreset: 'teal' } } }
  expect((await call('PATCH', `/api/v1/volunteer_center_profiles/${id}`, { host: hostOf(tom), headers: await as(tom), body: elsewhere })).status).toBe(404)
})

test('footer and contact person are kept in two languages', async () => {
  const { body } = await save(anja, {
    footerTitleNl: 'Kom je langs?',
    footerTitleEn: 'Drop by?',
    contactName: 'Anja de Boer',
    contactPhone: '+31 341 12 34 56',
  })
  expect(body.data.attributes).toMatchObject({ footerTitleNl: 'Kom je langs?', contactName: 'Anja de Boer' })
})

test.each([
  { gtagId: "G-1');alert(1)//" },
  { contactEmail: 'geen adres' },
  { contactPhone: 'bel maar' },
  { contactName: 'x'.repeat(81) },
  { cornerShape: 'oval' },
])('%j is refused', async (attributes) => expect((await save(anja, attributes)).status).toBe(422))

test('her own logo stands above the pages; a picture that was sent for something else, or by another, does not', async () => {
  const upload = async (who: string, purpose: string) =>
    (await send(pictureForm(await photo(), { purpose }), { host: hostOf(who), headers: await as(who) })).body.data.id as string
  const of = (id: string) => ({ relationships: { logo: { data: { type: 'uploads', id } } } })
  const { status, body } = await save(anja, {}, of(await upload(anja, 'center_logo')))
  expect([status, body.data.attributes.websiteLogoUrl]).toEqual([200, expect.stringMatching(/^\/uploads\/[\w-]{22}\/\d+\.webp$/)])
  expect((await save(anja, {}, of(await upload(anja, 'contact_photo')))).status).toBe(422)
  expect((await save(anja, {}, of(await upload('coordinator@demo.example', 'center_logo')))).status).toBe(404)
  expect((await save(anja, {}, of(await upload(tom, 'center_logo')))).status).toBe(404)
  expect((await save(anja, {}, { relationships: { logo: { data: null } } })).body.data.attributes.websiteLogoUrl).toBeNull()
})

test('a preview is signed for who may see the settings, and changes nothing', async () => {
  const before = await look(anja)
  const ask = async (who: string, attributes: object) =>
    await call('POST', '/api/v1/settings/preview', {
      host: hostOf(who),
      headers: await as(who),
      body: { data: { type: 'volunteer_center_profiles', attributes } },
    })
  expect((await ask(anja, { primaryColorPreset: 'emerald' })).body.meta.preview).toMatch(/^[\w-]+\.[\w-]+$/)
  expect((await ask(anja, { primaryColorPreset: 'emeralds' })).status).toBe(422)
  expect((await ask('coordinator@demo.example', {})).status).toBe(200)
  expect((await ask('vrijwilliger@demo.example', {})).status).toBe(403)
  expect(await look(anja)).toEqual(before)
  expect(Object.keys((await get('/api/v1/theme_presets')).body.meta.colors).toSorted()).toEqual(Object.keys(colorPresets).toSorted())
})
