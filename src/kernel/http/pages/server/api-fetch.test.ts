import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { CredentialsJar, apiFetchFor } from './api-fetch.ts'

const app = Fastify()
afterAll(async () => await app.close())
const asked: string[] = []
app.all('/api/v1/*', async ({ method, url }, reply) => {
  asked.push(`${method} ${url}`)
  return await reply.code(asked.length === 1 ? 503 : 200).send({})
})

test('a page that reads asks once more when the API is away for a moment, and writes once', async () => {
  const fetch = apiFetchFor(app, { ip: '10.0.0.1', headers: {}, jar: new CredentialsJar(undefined) })
  expect((await fetch('/api/v1/current_user')).status).toBe(200)
  expect(asked).toEqual(['GET /api/v1/current_user', 'GET /api/v1/current_user'])
  asked.length = 0
  expect((await fetch('/api/v1/vacancies', { method: 'POST' })).status).toBe(503)
  expect(asked).toEqual(['POST /api/v1/vacancies'])
})
