import { afterAll, expect, test, vi } from 'vitest'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { buildApp } from '#src/server/app.ts'
import { startBackground } from '#src/server/background.ts'
import { publicChanges } from '#src/server/live-centers.ts'
import { password, twoTowns } from '#src/testing/two-towns.ts'

const db = await freshDatabase(twoTowns)
const sink = await startMailSink()
const config = { ...db.config, smtpUrl: sink.url, rateLimits: false, logLevel: 'silent' as const }
await prepareJobs(config.databaseUrl)
const changes = publicChanges(config, () => {})
const background = await startBackground({ config, db, changes, working: true })
const app = await buildApp({ config, db, changes, pages: false })
afterAll(async () => {
  await app.close()
  await background.stop()
  await changes.stop()
  await sink.close()
})

const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload, headers: { host: 'demo.localhost' } })).statusCode
const newcomer = (email: string) => ({ email, password: 'een fiets in de regen', password_confirmation: 'een fiets in de regen', first_name: 'Sem' })
/** The median of seven, in milliseconds. */
const timeOf = async (work: (round: number) => Promise<void>) => {
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const began = performance.now()
    await work(round)
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[3]!
}

test('while the mail server says nothing people sign up and in as ever, and each gets one mail when it speaks', async () => {
  const round = async (name: string) =>
    await timeOf(async (number) => {
      expect(await post('/auth', newcomer(`${name}${number}@example.nl`))).toBe(200)
      expect(await post('/auth/sign_in', { email: 'vrijwilliger@demo.example', password })).toBe(200)
    })
  const usual = await round('before')
  await vi.waitFor(() => expect(sink.received).toHaveLength(7), { timeout: 10_000 })

  await sink.setFault('wait')
  expect(await round('silent')).toBeLessThan(3 * usual + 100)
  expect(sink.received).toHaveLength(7)

  await sink.setFault(null)
  await vi.waitFor(() => expect(sink.received).toHaveLength(14), { timeout: 15_000 })
  expect(new Set(sink.received.map(({ to }) => to)).size).toBe(14)
})
