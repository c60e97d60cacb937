import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { captureDocument } from '#kernel/http/pages/server/in-process-document.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { app, as } = await startTestApp()
await app.ready()

const ids: Record<string, string> = {
  vacancies: id.gardening('demo'),
  organizations: id.school('demo'),
  users: id.person('demo', 'vrijwilliger'),
  volunteer_centers: id.center('demo'),
}
const paths = app.routeList
  .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/v1/'))
  .flatMap(({ url }) => {
    const own = ids[url.split('/')[3]!]
    return url.includes('/:id') && own ? [url.replace('/:id', `/${own}`)] : url.includes(':') ? [] : [url]
  })

test.each(['nobody', 'vrijwilliger', 'beheerder', 'coordinator', 'centerbeheerder'])(
  'a page of %s is handed what anybody else reads as text, to the last value',
  { timeout: 60_000 },
  async (person) => {
    const headers = {
      host: 'demo.localhost',
      accept: 'application/json',
      'x-request-id': 'same',
      ...(person === 'nobody' ? {} : await as(`${person}@demo.example`)),
    }
    const different: string[] = []
    let handed = 0
    for (const url of [...paths, '/api/v1/vacancies?include=organization.profile,address&fields[vacancies]=title,organization']) {
      const ask = async () => await app.inject({ url, headers })
      const written = await ask()
      const { answer, document } = await captureDocument(ask)
      if (answer.statusCode !== written.statusCode) different.push(`${url}: ${answer.statusCode} instead of ${written.statusCode}`)
      if (document === null) {
        // A file is not a document.
        if (written.statusCode === 200 && String(written.headers['content-type']).includes('json') && written.json().data !== undefined)
          different.push(`${url} is not handed over`)
        continue
      }
      handed += 1
      if (!isDeepStrictEqual(document, written.json()))
        different.push(`${url}: ${JSON.stringify(document).slice(0, 300)} instead of ${written.payload.slice(0, 300)}`)
    }
    expect(different).toEqual([])
    expect(handed).toBeGreaterThan(10)
  },
)
