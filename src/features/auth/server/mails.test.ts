import { expect, test } from 'vitest'
import type { Locale } from '#kernel/i18n/messages.ts'
import { mailTemplates } from './mails.ts'

const facts = {
  firstName: 'Fatima',
  name: 'Fatima El Amrani',
  centerName: 'Vrijwilligersbank',
  url: 'https://a.example/confirm?confirmation_token=x',
  email: 'new@example.nl',
  role: 'coordinator',
  organizationName: 'De Brug',
  inviter: 'Kees',
  by: 'Kees Bos',
  person: 'Kees Bos',
  homeName: 'Oldebroek voor Elkaar',
  at: '2026-11-21T09:00:00Z',
  months: 11,
  changed: 'firstName phone',
}

test.each(Object.keys(mailTemplates).flatMap((kind) => (['nl', 'en'] as Locale[]).map((locale) => [kind, locale] as const)))(
  '%s in %s is whole',
  (kind, locale) => {
    const mail = mailTemplates[kind as 'account.reset']!(facts, locale, {} as never)
    expect(mail.essential).toBe(true)
    expect(mail.subject.length).toBeLessThan(70)
    expect(mail.paragraphs[0]).toContain('Fatima')
    expect(JSON.stringify(mail)).not.toMatch(/undefined|null|\[object/)
    expect(mail.why).not.toBe('')
  },
)
