import { expect, test } from 'vitest'
import { sampleNews } from '#features/news/editor/sample-news.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, as } = await startTestApp()
const noor = { headers: await as('redacteur@demo.example') }
const facts = { name: 'Harderwijk Helpt', town: 'Harderwijk' }

test.each([true, false])('the sample is an article that can be kept and published (in two languages: %s)', async (isBilingual) => {
  const { status, body } = await call('POST', '/api/v1/news', { ...noor, body: { data: { type: 'news', attributes: sampleNews(facts, isBilingual) } } })
  expect([status, body.data.attributes.status, body.data.attributes.titleEn]).toEqual([201, 'draft', isBilingual ? 'Welcome to our new website' : null])
  expect(body.data.attributes.intro).toContain('Harderwijk')
  expect((await call('PUT', `/api/v1/news/${body.data.id}/publish`, noor)).body.data.attributes.status).toBe('published')
})
