import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { renderMail } from '#kernel/mail/server/render.ts'
import { delft } from '#kernel/mail/server/test-mails.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { arnhem, helpOf, host } from '#features/one-on-one/server/testing.ts'
import { expireRequests } from './expire.ts'
import { forgetRequests } from './forget.ts'
import { remindOfScreening } from './screening-due.ts'

const app = await startTestApp({ template: demoTemplate })
const { call, db } = app
const { run, submitted, open, read, as, forget, mails, act } = helpOf(app)
const [henk, wim] = (await Promise.all(['vrijwilliger', 'coordinator'].map(as))) as [Record<string, string>, Record<string, string>]
const at = (days: number, from = new Date()) => new Date(from.getTime() + days * 86_400_000)
const job = async (work: (tx: Tx, centerId: string, now: Date) => Promise<void>, now: Date) => await db.inCenter(arnhem, (tx) => work(tx, arnhem, now))
const kinds = async (prefix: string) => (await mails()).filter(({ kind }) => kind.startsWith(prefix))

beforeEach(forget)

test('two mails with one button before the end, one press keeps it open, and silence ends it', async () => {
  const id = await open(henk, wim)
  await job(expireRequests, at(40))
  expect(await kinds('help.expir')).toEqual([])
  for (const day of [46.5, 46.5, 50]) await job(expireRequests, at(day))
  expect((await kinds('help.expir')).map(({ kind, facts }) => [kind, facts.days])).toEqual([['help.expiring', 14]])
  await job(expireRequests, at(57.5))
  expect((await kinds('help.expir')).map(({ facts }) => facts.days)).toEqual([14, 3])
  const { link } = (await kinds('help.expiring'))[0]!.facts
  for (let times = 0; times < 5; times += 1)
    expect((await call('GET', `/api/v1${link}`, { host })).body.meta.form).toMatchObject({ purpose: 'help.extend', state: 'open', request: null })
  const before = (await run(sql`select expires_at from help_requests where id = ${id}`))[0].expires_at
  await run(sql`update help_requests set expires_at = now() + interval '3 days' where id = ${id}`)
  expect((await call('POST', `/api/v1${link}`, { host, body: { act: 'extend' } })).body.meta.form.state).toBe('extended')
  expect((await call('POST', `/api/v1${link}`, { host, body: { act: 'extend' } })).body.meta.form.state).toBe('extended')
  expect((await run(sql`select expires_at from help_requests where id = ${id}`))[0].expires_at.getTime()).toBeGreaterThanOrEqual(before.getTime())
  expect((await run(sql`select from audit_events where action = 'help.extended' and subject_id = ${id}`)).length).toBe(1)
  await job(expireRequests, at(61))
  await job(expireRequests, at(61))
  expect((await kinds('help.expired')).length).toBe(1)
  expect((await read(henk, `help_requests/${id}`)).body.data.attributes.status).toBe('expired')
})

test('the coordinators are reminded after three working days, the admins after five, each once; a weekend counts for nothing', async () => {
  const id = await submitted(henk)
  const wednesday = new Date('2027-03-03T10:00:00Z')
  await run(sql`update help_requests set submitted_at = ${wednesday} where id = ${id}`)
  const due = async (days: number) => {
    await job(remindOfScreening, at(days, wednesday))
    return (await kinds('help.screening_due')).map(({ address, facts }) => `${address} ${facts.days}`)
  }
  expect(await due(4)).toEqual([])
  const first = await due(5)
  expect(first.length).toBeGreaterThan(0)
  for (const line of first) expect(line).toMatch(/ 3$/)
  expect(await due(6)).toEqual(first)
  const later = await due(7)
  expect(later.filter((line) => line.endsWith(' 5'))).toEqual(expect.arrayContaining([expect.stringContaining('centerbeheerder@public.example')]))
  expect(await due(8)).toEqual(later)
})

test('three months after the end nothing that anybody wrote is left, and a row of codes is', async () => {
  const id = await submitted(henk, {
    preference_note: 'KANARIE',
    contact_phone: '026 1234567',
    exact_address: 'KANARIE 5',
    title: 'KANARIE',
    description: 'KANARIE',
  })
  await act(wim, id, 'note', { note: 'KANARIE' })
  await act(henk, id, 'withdraw')
  await job(forgetRequests, at(80))
  expect((await run(sql`select title from help_requests where id = ${id}`))[0].title).toBe('KANARIE')
  await job(forgetRequests, at(95))
  const [row] = await run(sql`select * from help_requests where id = ${id}`)
  const left = Object.entries(row).filter(
    ([name, value]) =>
      value !== null && !/_at$|^(id|volunteer_center_id|lock_version|status_since|screened_by|days_open|words)$/.test(name) && String(value) !== '',
  )
  expect(left.map(([name]) => name).toSorted()).toEqual(
    ['age_group', 'category', 'frequency', 'kind', 'postcode4', 'status', 'town', 'town_latitude', 'town_longitude', 'visibility', 'dayparts'].toSorted(),
  )
  await job(forgetRequests, at(200))
})

test('what was never sent is gone after a month', async () => {
  await call('POST', '/api/v1/help_requests', { host, headers: henk, body: { data: { type: 'help_requests', attributes: helpOf(app).asked } } })
  await job(forgetRequests, at(29))
  expect((await run(sql`select from help_requests`)).length).toBe(1)
  await job(forgetRequests, at(31))
  expect((await run(sql`select from help_requests`)).length).toBe(0)
})

test('no mail holds a word of a request, no subject a name, and none can be answered', async () => {
  const sender = {
    name: 'Vrijwilligerscentrum',
    phone: '026 0000000',
    origin: 'https://hulp.example',
    email: 'hallo@hulp.example',
    id: 'c',
    tenantKey: 'public',
    town: 'Arnhem',
    theme: delft,
  }
  const facts = {
    firstName: 'Henk',
    requestId: 'x',
    asker: 'Karin',
    link: '/forms/hulp-x',
    days: 3,
    isShown: true,
    reason: 'unsafe',
    referrals: [{ id: 'a', name: 'Odensehuis' }],
  }
  for (const kind of ['help.consent', 'help.parent', 'help.submitted', 'help.screening_due', 'help.screened', 'help.denied', 'help.expiring', 'help.expired'])
    for (const locale of ['nl', 'en'] as const) {
      const { subject, replyTo, bodyText } = renderMail(kind, facts, locale, sender)
      expect([kind, subject.match(/Henk|Karin|Odensehuis/), replyTo]).toEqual([kind, null, ''])
      expect([kind, bodyText.includes('/sociale-kaart/a')]).toEqual([kind, kind === 'help.denied'])
    }
})
