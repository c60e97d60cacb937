import { expect, test } from 'vitest'
import { samplePage } from '#features/pages/beginnings/sample-pages.ts'
import { sampleKeys, sampleTitles } from '#features/pages/beginnings/sample-titles.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp()
const noor = { headers: await as('redacteur@demo.example') }

test.each(sampleKeys)('Noor begins a page as the sample ‘%s’: it is kept as it is, as a draft that she can publish', async (key) => {
  const sample = samplePage(key, { name: 'Harderwijk Helpt', town: 'Harderwijk' })
  const { status, body } = await call('POST', '/api/v1/content_items', { ...noor, body: { data: { type: 'content_items', attributes: sample } } })
  expect([status, body.data.attributes]).toMatchObject([201, { titleNl: sample.titleNl, status: 'draft', blocks: JSON.parse(JSON.stringify(sample.blocks)) }])
  expect((await call('PUT', `/api/v1/content_items/${body.data.id}/publish`, noor)).status).toBe(200)
  expect((await get(`/api/v1/content_items/${body.data.id}/findings`, noor)).body.meta.links ?? []).toEqual([])
})

test('each sample names the center in both languages and has a title of its own', () => {
  for (const key of sampleKeys) {
    const [{ value }] = samplePage(key, { name: 'Harderwijk Helpt', town: 'Harderwijk' }).blocks as unknown as [
      { value: { body: { nl: unknown; en: unknown } } },
    ]
    for (const words of [value.body.nl, value.body.en]) expect(JSON.stringify(words)).toContain('Harderwijk Helpt')
  }
  expect(new Set(sampleKeys.map((key) => sampleTitles[key].nl)).size).toBe(sampleKeys.length)
})
