import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { exampleForm } from '#features/pages/blocks/example-blocks.ts'

const { call, get, as, db } = await startTestApp()
const [rosa, wim, fatima] = await Promise.all(
  ['redacteur@demo.example', 'coordinator@demo.example', 'vrijwilliger@demo.example'].map(async (who) => await as(who)),
)
const path = '/api/v1/content_items'
const centerId = id.center('demo')
const keys = async (headers = rosa) => (await get(`${path}/beginnings`, { headers })).body.meta.beginnings.map(({ key }: any) => key)

test('looking at the pages makes none: those that nobody wrote are named, and become the center’s own when Rosa opens one to write', async () => {
  const rows = async () => (await get(path, { headers: rosa })).body.data.length
  const before = await rows()
  expect(await keys()).toEqual(['home', 'about', 'privacy', 'accessibility', 'cookies'])
  expect(await keys(wim)).toHaveLength(5)
  expect(await rows()).toBe(before)
  expect((await call('POST', `${path}/home`, { headers: wim })).status).toBe(403)
  expect((await get(`${path}/beginnings`, { headers: fatima })).status).toBe(403)
  const first = (await call('POST', `${path}/home`, { headers: rosa })).body.data
  expect((await call('POST', `${path}/home`, { headers: rosa })).body.data.id).toBe(first.id)
  expect([await keys(), await rows()]).toEqual([[], before + 5])
})

test('a page shows a form that is open, says of one that is over only what it is called, and nothing of a draft or of what is gone', async () => {
  const insert = async (status: 'open' | 'closed' | 'draft') =>
    await db.inCenter(centerId, async (tx) => {
      const row = { volunteer_center_id: centerId, slug: `eet-mee-${status}`, status, design: JSON.stringify(exampleForm.design) }
      return (await tx
        .insertInto('center_forms')
        .values(row as never)
        .returning('id' as never)
        .executeTakeFirstOrThrow()) as { id: string }
    })
  const shown = async (form: string) => {
    const blocks = [{ id: 'f', kind: 'form', value: { forms: [form] } }]
    const page = (await call('POST', path, { headers: rosa, body: { titleNl: 'Eten', blocks } })).body.data
    await call('PUT', `${path}/${page.id}/publish`, { headers: rosa, body: {} })
    return (await get(`/api/v1/pages/${page.attributes.slugNl}`)).body.data.attributes.blocks[0].value.forms
  }
  const [open, closed, draft] = [await insert('open'), await insert('closed'), await insert('draft')]
  expect(await shown(open.id)).toMatchObject([{ isOpen: true, slug: 'eet-mee-open', design: { steps: [{ fields: [{ key: 'name' }, { key: 'note' }] }] } }])
  expect(await shown(closed.id)).toMatchObject([{ isOpen: false, design: { steps: [] } }])
  expect(await shown(draft.id)).toEqual([])
  expect(await shown('01890000-0000-7000-8000-00000000000b')).toEqual([])
  const twice = [open, open].map((form, i) => ({ id: `f${i}`, kind: 'form', value: { forms: [form.id] } }))
  const page = (await call('POST', path, { headers: rosa, body: { titleNl: 'Twee keer', blocks: twice } })).body.data
  expect((await call('PUT', `${path}/${page.id}/publish`, { headers: rosa, body: {} })).body.errors[0].code).toBe('block_twice')
})
