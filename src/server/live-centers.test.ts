import { afterAll, expect, test, vi } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { colorPresets } from '#features/settings/colors/presets.ts'
import { id as towns, twoTowns } from '#src/testing/two-towns.ts'
import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import { publicChanges } from './live-centers.ts'

// A center that is missing from the database when the product starts, at a host of its own.
const host = 'nijmegen.localhost'
const id = '01930003-0000-7000-8000-000000000001'

const db = await freshDatabase(twoTowns)
const sink = await startMailSink()
const config = { ...db.config, smtpUrl: sink.url, logLevel: 'silent' as const }
const origin = `http://${host}:${config.port}`
await prepareJobs(config.databaseUrl)
const changes = publicChanges(config, () => {})
const background = await startBackground({ config, db, changes, working: true })
const app = await buildApp({ config, db, changes })
afterAll(async () => {
  await app.close()
  await background.stop()
  await changes.stop()
  await sink.close()
})

const corsOf = async (asked: string) =>
  (await app.inject({ method: 'OPTIONS', url: '/api/v1/vacancies', headers: { host: 'demo.localhost', origin: asked } })).headers['access-control-allow-origin']
const formType = 'application/x-www-form-urlencoded'
/** A form that a page of this origin posts to its host: 403 means another site (the default one), 422 that it was read. */
const formFrom = async (asked: string) =>
  (await app.inject({ method: 'POST', url: '/auth/recover', headers: { host: new URL(asked).host, origin: asked, 'content-type': formType } })).statusCode
const centerAt = async (asked: string) =>
  (await app.inject({ url: '/api/v1/volunteer_centers/current', headers: { host: asked } })).json().data?.attributes.name
const titleAt = async (asked: string) => /<title>(.*?)<\/title>/.exec((await app.inject({ url: '/signup', headers: { host: asked } })).payload)?.[1]
const mailFrom = (tx: Tx, centerId: string, dedupeKey: string) => {
  const mail = {
    kind: 'account.confirm',
    userId: null,
    address: 'samira@example.nl',
    locale: 'nl' as const,
    facts: { firstName: 'Samira', centerName: 'het centrum', url: '/confirm' },
  }
  queueMail(tx, { ...mail, centerId, dedupeKey })
}
const arrived = async (count: number) => await vi.waitFor(() => expect(sink.received).toHaveLength(count), { timeout: 30_000 })

test('a center that is added while the product runs is served, may call and send forms, and its mails go out', async () => {
  expect([await corsOf(origin), await formFrom(origin), await centerAt(host)]).toEqual([undefined, 403, 'Vrijwilligerscentrale demo'])

  const center = { id, tenant_key: 'public', slug: 'nijmegen', name: 'Vrijwilligers Nijmegen', town: 'Nijmegen', latitude: 51.84, longitude: 5.86 }
  await db.onPlatform(async (tx) => {
    await tx
      .insertInto('volunteer_centers')
      .values(center as never)
      .execute()
    await tx.insertInto('tenant_hosts').values({ host, tenant_key: 'public', center_id: id }).execute()
    mailFrom(tx, id, 'welcome') // may be claimed before this process has heard of the center
  })

  await arrived(1)
  expect(sink.received[0]).toMatchObject({ from: expect.stringContaining('Vrijwilligers Nijmegen'), text: expect.stringContaining(`${origin}/confirm`) })
  await vi.waitFor(async () => expect(await corsOf(origin)).toBe(origin), { timeout: 30_000 })
  expect([await formFrom(origin), await centerAt(host)]).toEqual([422, 'Vrijwilligers Nijmegen'])
})

test('a center that moves to another host takes its origin along', async () => {
  await db.onPlatform((tx) => tx.updateTable('tenant_hosts').set({ host: 'apeldoorn.localhost' }).where('host', '=', host).execute())
  await vi.waitFor(async () => expect(await corsOf(origin.replace('nijmegen', 'apeldoorn'))).toBeTruthy(), { timeout: 30_000 })
  expect([await corsOf(origin), await formFrom(origin), await centerAt(host)]).toEqual([undefined, 403, 'Vrijwilligerscentrale demo'])
})

test('the new name of a center stands on its pages, also on those that were kept', async () => {
  expect(await titleAt('oldebroek.localhost')).toBe('Aanmelden - Vrijwilligerscentrale oldebroek')
  await db.onPlatform((tx) => tx.updateTable('volunteer_centers').set({ name: 'Oldebroek doet mee' }).where('id', '=', towns.center('oldebroek')).execute())
  await vi.waitFor(async () => expect(await titleAt('oldebroek.localhost')).toBe('Aanmelden - Oldebroek doet mee'), { timeout: 30_000 })
})

test('mails take over the new colours of a center', async () => {
  const demo = towns.center('demo')
  const ink = colorPresets.rose.shades[950]
  let mails = 0
  const nextMail = async () => {
    const before = sink.received.length
    await db.inCenter(demo, async (tx) => mailFrom(tx, demo, `mail ${(mails += 1)}`))
    await arrived(before + 1)
    return sink.received.at(-1)!.html
  }
  expect(await nextMail()).not.toContain(ink)
  const profile = { volunteer_center_id: demo, primary_color_preset: 'rose' }
  await db.inCenter(demo, (tx) =>
    tx
      .insertInto('volunteer_center_profiles')
      .values(profile as never)
      .execute(),
  )
  await vi.waitFor(async () => expect(await nextMail()).toContain(ink), { timeout: 30_000 })
})

test('words of a footer and a contact person stand on kept pages at once, as words', async () => {
  const homeOf = async (site: string) => (await app.inject({ url: '/', headers: { host: `${site}.localhost`, accept: 'text/html' } })).payload
  expect(await homeOf('demo')).not.toContain('Kom je langs?')
  await db.inCenter(towns.center('demo'), (tx) =>
    tx.updateTable('volunteer_center_profiles').set({ footer_title_nl: 'Kom je langs?', contact_name: '<b>Anja</b>' }).execute(),
  )
  await vi.waitFor(async () => expect(await homeOf('demo')).toContain('Kom je langs?'), { timeout: 30_000 })
  expect(await homeOf('demo')).toContain('&lt;b&gt;Anja&lt;/b&gt;')
  expect(await homeOf('oldebroek')).not.toContain('Kom je langs?')
})
