import { expect, test } from 'vitest'
import { faultOf, faultsIn } from '#kernel/fields/checked-field.ts'
import { checkEmail, checkFirstName, checkGivenPassword, checkLastName, checkNewPassword } from './fields.tsx'

test.each(['a@b.nl', ' Anna+werk@Voorbeeld.NL '])('%s is an address', (address) => expect(faultOf(checkEmail, address, 'nl')).toBeNull())
test.each(['', 'a@b', 'a@@b.nl', '"x"@y.nl', 'a@b.nl\r\nBcc: c@d.nl', `${'a'.repeat(300)}@b.nl`])('%j is none', (address) =>
  expect(faultOf(checkEmail, address, 'nl')).toMatch(/e-mailadres|tekens/),
)

test('a password is judged by its length alone, in signs', () => {
  expect(faultOf(checkNewPassword, 'welkom01', 'nl')).toContain('te kort')
  expect(faultOf(checkNewPassword, '🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲', 'nl')).toBeNull()
  expect(faultOf(checkNewPassword, ' '.repeat(64), 'nl')).toBeNull()
  expect(faultOf(checkNewPassword, 'x'.repeat(5000), 'en')).toContain('too long')
})

test('whatever password one has, it has to be there', () => {
  expect(faultOf(checkGivenPassword, '', 'nl')).toBe('Vul je wachtwoord in.')
  expect(faultOf(checkGivenPassword, '  ', 'nl')).toBeNull()
})

test('names of all origins are fine, up to a hundred signs', () => {
  for (const name of ["O'Neill", 'Nguyễn', '=cmd()', '<b>', 'van de Weg']) expect(faultOf(checkLastName, name, 'nl')).toBeNull()
  expect(faultOf(checkLastName, 'x'.repeat(101), 'nl')).toContain('100')
  // People with one name have no last name.
  expect(faultOf(checkLastName, '   ', 'en')).toBeNull()
})

test('a form tells all its faults at once', () => {
  const form = new FormData()
  form.set('email', 'x')
  expect(Object.keys(faultsIn(form, 'nl', { email: checkEmail, firstName: checkFirstName, lastName: checkLastName }))).toEqual(['email', 'firstName'])
})
