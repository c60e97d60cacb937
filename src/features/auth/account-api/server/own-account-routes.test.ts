import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { isReceipt, writeReceipt } from './own-account-routes.ts'

const { call, get, as } = await startTestApp()

test('only the owner is told of the waiting address, the choices and the session, and never a token', async () => {
  const headers = await as('tweede@demo.example')
  await call('PATCH', '/api/v1/current_user', { headers, body: { email: 'nieuw@voorbeeld.nl', notification_prefs: { messages: 'off' } } })
  const { status, body, text } = await get('/api/v1/current_user/account', { headers })
  expect(status, text).toBe(200)
  expect(body.meta).toMatchObject({
    unconfirmedEmail: 'nieuw@voorbeeld.nl',
    notificationPrefs: { messages: 'off' },
    needsPassword: false,
    session: { kind: 'normal', impersonator: null },
  })
  expect(text).not.toContain(headers['access-token'])
  expect((await get('/api/v1/current_user/account')).status).toBe(401)
})

test('who leaves gets a receipt, and is signed out everywhere', async () => {
  const headers = await as('vrijwilliger@demo.example')
  const elsewhere = await as('vrijwilliger@demo.example')
  const { status, body, headers: sent } = await call('DELETE', '/api/v1/current_user', { headers })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(sent['access-token']).toBeUndefined()
  expect((await get('/api/v1/current_user', { headers: elsewhere })).status).toBe(401)
  expect((await get(`/api/v1/deletion_receipts/${body.meta.receipt}`)).status).toBe(200)
  expect((await get(`/api/v1/deletion_receipts/${body.meta.receipt}x`)).status).toBe(404)
  await expect(as('vrijwilliger@demo.example')).rejects.toThrow('401')
})

test('the last admin of an organization cannot leave', async () => {
  const { status, body } = await call('DELETE', '/api/v1/current_user', { headers: await as('beheerder@demo.example') })
  expect([status, body.errors[0].code]).toEqual([422, 'last_admin'])
})

test('a receipt holds five minutes, for its own key', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const receipt = writeReceipt('a key', now)
  expect(isReceipt(receipt, 'a key', new Date('2026-11-21T12:04:59Z'))).toBe(true)
  expect(isReceipt(receipt, 'a key', new Date('2026-11-21T12:05:00Z'))).toBe(false)
  expect(isReceipt(receipt, 'another key', now)).toBe(false)
  expect(isReceipt('', 'a key', now)).toBe(false)
  expect(isReceipt(receipt.replace(/^\d+/, '9999999999'), 'a key', now)).toBe(false)
})
