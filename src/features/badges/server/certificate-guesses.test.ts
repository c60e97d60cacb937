import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { workshopActions } from '#features/workshops/server/testing.ts'
import { certificatesOf } from './testing.ts'

const site = await startTestApp({ rateLimits: true, jobs: true })
const { held, issue } = certificatesOf(site)
const { run } = workshopActions(site)

test('after twenty wrong names in an hour a right one is told no more', { timeout: 120_000 }, async () => {
  const { course } = await held()
  await issue(course)
  const [badge] = await run(sql<{ code: string }>`select code from badges where workshop_id = ${course}`)
  const guess = async (name: string) =>
    await site.call('POST', `/api/v1/forms/${badge!.code}`, { body: { data: { type: 'forms', attributes: { act: 'name', words: { name: [name] } } } } })
  expect((await guess('Fatima El Amrani')).body.meta.form.guess).toBe('right')
  for (let time = 0; time < 20; time += 1) expect((await guess(`Fatima ${time}`)).body.meta.form.guess).toBe('wrong')
  for (const name of ['Kees', 'Fatima El Amrani']) {
    const { status, body, text } = await guess(name)
    expect([status, body.errors[0].code]).toEqual([429, 'too_many_attempts'])
    expect(text).not.toContain('right')
  }
  expect((await site.get(`/api/v1/forms/${badge!.code}`)).status).toBe(200)
})
