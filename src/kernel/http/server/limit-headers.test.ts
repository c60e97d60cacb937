import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'

const limited = await startTestApp({ rateLimits: true })
const unlimited = await startTestApp({ rateLimits: false })
const told = async ({ get }: typeof limited) => {
  const { headers } = await get('/api/v1/vacancies')
  return [headers['ratelimit-policy'], headers['ratelimit']]
}

test('an answer says how many calls are left', async () => {
  expect(await told(limited)).toEqual(['"api";q=120;w=60', '"api";r=119;t=60'])
  expect(await told(limited)).toEqual(['"api";q=120;w=60', expect.stringContaining('r=118;')])
})

test('where nothing is counted, nothing is said of it', async () => {
  expect(await told(unlimited)).toEqual([undefined, undefined])
})
