import { expect, test } from 'vitest'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as } = await startTestApp({ template: demoTemplate })
const host = 'meedoen.localhost'
const own = '/api/v1/profiles/current/pool_entry'
const codes = ({ status, body }: { status: number; body: any }) => [status, ...(body?.errors ?? []).map((one: any) => one.code)]

test('a site without profiles says so for every call, and no choice of mails names the pool', async () => {
  const headers = await as('vrijwilliger@meedoen.example')
  for (const path of ['pool_entries', 'pool_invitations', 'profile_replies', 'profiles/current/pool_entry', `pool_entries/${centerId('meedoen')}`])
    expect(codes(await get(`/api/v1/${path}`, { host, headers })), path).toEqual([403, 'feature_disabled'])
  expect(codes(await call('PUT', own, { host, headers, body: { data: { type: 'pool_entries', attributes: { about: 'Ik' } } } }))).toEqual([
    403,
    'feature_disabled',
  ])
  const keysAt = async (who: string, at: string) =>
    ((await get('/api/v1/mail_choices', { host: at, headers: await as(who) })).body.meta.events as { key: string }[]).filter(({ key }) =>
      key.startsWith('pool.'),
    )
  expect(await keysAt('vrijwilliger@meedoen.example', host)).toEqual([])
  expect((await keysAt('vrijwilliger@demo.example', 'demo.localhost')).length).toBe(5)
  const templates = async (who: string, at: string) =>
    ((await get('/api/v1/notification_templates', { host: at, headers: await as(who) })).text.match(/pool\.\w+/g) ?? []).length
  expect([await templates('centerbeheerder@meedoen.example', host), (await templates('centerbeheerder@demo.example', 'demo.localhost')) > 0]).toEqual([0, true])
})
