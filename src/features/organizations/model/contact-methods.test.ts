import { expect, test } from 'vitest'
import { contactMethodsOf } from './contact-methods.ts'

const nadia = { phone: '06 12 34 56 78', confirmedAt: '2026-11-20T15:20:00Z' }
const known = { contact: nadia, phone: null, contactMailRefusedAt: null }

test.each([
  ['a confirmed mail and a number that can be called are sure', known, 'sure'],
  ['the number of the organization will do', { ...known, contact: { ...nadia, phone: null }, phone: '+31 (0)541-123456' }, 'sure'],
  ['an unconfirmed mail leaves both to be tried', { ...known, contact: { ...nadia, confirmedAt: null } }, 'either'],
  ['without a number one mails', { ...known, contact: { ...nadia, phone: null } }, 'mail'],
  ['what is no number is none', { ...known, contact: { ...nadia, phone: 'bel maar' } }, 'mail'],
  ['a mail that came back says more than that the address was confirmed once', { ...known, contactMailRefusedAt: '2026-11-21T08:00:00Z' }, 'refused'],
  ['without a contact the organization itself is called', { ...known, contact: null, phone: '0541-123456' }, 'phone'],
  ['or there is nobody', { ...known, contact: null }, 'nobody'],
])('%s', (_, given, reach) => {
  expect(contactMethodsOf(given)).toBe(reach)
})
