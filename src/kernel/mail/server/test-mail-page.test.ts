import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { queueMail } from './outbox.ts'
import { type MailSending, startMail } from './deliver.ts'
import { testMailPage } from './test-mail-page.ts'
import { registerMails } from './templates.ts'
import { addReader, delft, news } from './test-mails.ts'

const db = await freshDatabase()
const { centerId, otherCenterId } = await addReader(db.config.databaseUrl)
const app = Fastify()
let sending: MailSending

beforeAll(async () => {
  registerMails({ 'test.news': news })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  sending = startMail({
    db,
    log,
    address: db.config,
    smtpUrl: null,
    from: 'noreply@example.nl',
    forgetSecrets: false,
    mailTheme: () => delft,
    originOf: () => 'http://demo.localhost:3000',
  })
  app.decorateRequest('locale', 'nl')
  await app.register(testMailPage, { db, centersOf: () => [centerId] })
})
afterAll(async () => {
  await app.close()
  await sending.stop()
})

async function queue(center: string, name: string): Promise<void> {
  await db.inCenter(center, async (tx) =>
    queueMail(tx, { centerId: center, kind: 'test.news', dedupeKey: name, userId: null, address: 'samira@example.nl', locale: 'nl', facts: { name } }),
  )
}

test('tests read the mails of this tenant as JSON, newest first, right after the commit', async () => {
  await queue(centerId, 'Kees')
  await queue(otherCenterId, 'Someone elsewhere')
  await queue(centerId, 'Fatima')
  const mails = (await app.inject({ url: '/test/mail', headers: { accept: 'application/json' } })).json()
  expect(mails.map(({ subject }: { subject: string }) => subject)).toEqual(['Nieuws voor Fatima', 'Nieuws voor Kees'])
  expect(mails[0]).toEqual({
    to: 'samira@example.nl',
    subject: 'Nieuws voor Fatima',
    sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
    text: expect.stringContaining('Hallo Fatima'),
    html: expect.stringContaining('data:image/png;base64,'),
  })
})

test('people see a page on which a mail can do nothing', async () => {
  await queue(centerId, '</iframe><script>alert(1)</script>')
  const { headers, body } = await app.inject({ url: '/test/mail', headers: { accept: 'text/html' } })
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-src 'self'/)
  expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(body).not.toContain('<script>')
})
