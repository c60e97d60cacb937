import { expect, test } from 'vitest'
import { checkEmail, checkLastName, checkNewPassword, faultsIn } from './checks.ts'

test.each(['a@b.nl', ' Anna+werk@Voorbeeld.NL '])('%s is an address', (address) => expect(checkEmail(address, 'nl')).toBeNull())
test.each(['', 'a@b', 'a@@b.nl', '"x"@y.nl', 'a@b.nl\r\nBcc: c@d.nl', `${'a'.repeat(300)}@b.nl`])('%j is none', (address) =>
  expect(checkEmail(address, 'nl')).toMatch(/e-mailadres|tekens/),
)

test('a password is judged by its length alone, in signs', () => {
  expect(checkNewPassword('welkom01', 'nl')).toContain('te kort')
  expect(checkNewPassword('🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲', 'nl')).toBeNull()
  expect(checkNewPassword(' '.repeat(64), 'nl')).toBeNull()
  expect(checkNewPassword('x'.repeat(5000), 'en')).toContain('too long')
})

test('names of all origins are fine, up to a hundred signs', () => {
  for (const name of ["O'Neill", 'Nguyễn', '=cmd()', '<b>', 'van de Weg']) expect(checkLastName(name, 'nl')).toBeNull()
  expect(checkLastName('x'.repeat(101), 'nl')).toContain('100')
  expect(checkLastName('   ', 'en')).toBe('Enter your last name.')
})

test('a form tells all its faults at once', () => {
  const form = new FormData()
  form.set('email', 'x')
  expect(Object.keys(faultsIn(form, 'nl', { email: checkEmail, lastName: checkLastName }))).toEqual(['email', 'lastName'])
})
