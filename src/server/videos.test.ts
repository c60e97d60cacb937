import { expect, test } from 'vitest'
import { consentCookie, decide } from '#shell/consent.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp({ pages: true })
const rosa = await as('redacteur@demo.example')
const frame = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

const made = await call('POST', '/api/v1/content_items', {
  headers: rosa,
  body: {
    titleNl: 'Een dag mee',
    blocks: [
      { id: 'v1', kind: 'video', value: { title: { nl: 'Een dag mee', en: '' }, href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', picture: '', tile: '' } },
    ],
  },
})
await call('PUT', `/api/v1/content_items/${made.body.data.id}/publish`, { headers: rosa, body: {} })

const open = async (path: string, choice: 'all' | 'none' | null, more = '') => {
  const consent = choice && `${consentCookie}=${encodeURIComponent(JSON.stringify(decide({ choice, analytical: false, thirdParty: false })))}`
  return await get(path, { headers: { accept: 'text/html', ...(consent && { cookie: `${consent}${more}` }) } })
}

test('before consent a page with a video asks nothing of its maker, and may not', async () => {
  for (const choice of [null, 'none'] as const) {
    const { text, headers } = await open('/een-dag-mee', choice)
    expect(text).toContain('Een dag mee')
    expect(text).not.toContain('youtube-nocookie')
    expect(text).not.toMatch(/<iframe|dns-prefetch|preconnect/)
    expect(headers['content-security-policy']).not.toContain('frame-src')
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
  }
})

test('after consent it plays in the frame of its maker that sets no cookies, and who said no does not get that page', async () => {
  const { text, headers } = await open('/een-dag-mee', 'all')
  expect(text).toContain(`<iframe src="${frame}"`)
  expect(headers['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
  expect(headers['cross-origin-embedder-policy']).toBe('unsafe-none')
  expect((await open('/een-dag-mee', 'none')).text).not.toContain('<iframe')
  expect((await open('/vacancies/search', 'all')).headers['content-security-policy']).not.toContain('frame-src')
})
