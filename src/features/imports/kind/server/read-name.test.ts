import { expect, test } from 'vitest'
import { partsOf, readName } from './read-name.ts'

test.each([
  ['Jan Jansen', 'Jan', 'Jansen'],
  ['Jan van den Brink', 'Jan', 'van den Brink'],
  ['Jan Willem van den Brink', 'Jan Willem', 'van den Brink'],
  ['Anna Maria de Vries', 'Anna Maria', 'de Vries'],
  ['Fatima El Amrani', 'Fatima', 'El Amrani'],
  ["Piet van 't Hof", 'Piet', "van 't Hof"],
  ['Piet in ’t Veld', 'Piet', 'in ’t Veld'],
  ['J.P. de Boer-van Dijk', 'J.P.', 'de Boer-van Dijk'],
  ['Suparman', 'Suparman', ''],
  ['Brink, Jan van den', 'Jan', 'van den Brink'],
  ['Brink, van den, Jan', 'Jan', 'van den Brink'],
  ['Brink van den, Jan', 'Jan', 'van den Brink'],
  ['van den Brink, Jan', 'Jan', 'van den Brink'],
  ['Brink, van den Jan', 'Jan', 'van den Brink'],
  ['Jansen, J.', 'J.', 'Jansen'],
  ['Jansen, mevr. A.', 'A.', 'Jansen'],
  ['Dhr. Jan Jansen', 'Jan', 'Jansen'],
  ['dhr Jan van Dam', 'Jan', 'van Dam'],
  ['De heer J. Smit', 'J.', 'Smit'],
  ['Mevr. drs. A. de Wit', 'A.', 'de Wit'],
  ['Mw. prof. dr. Els Bos', 'Els', 'Bos'],
  ['Dhr./Mevr. K. Kok', 'K.', 'Kok'],
  ['Mevrouw de Vries', '', 'de Vries'],
  ['Mevr. Jansen', '', 'Jansen'],
  ['Ing', 'Ing', ''],
  ['Drs Bob', '', 'Bob'],
  ['Hrvoje Kovač', 'Hrvoje', 'Kovač'],
  ['Irma Prins', 'Irma', 'Prins'],
  ['Dhr.', '', ''],
  ['', '', ''],
])('%j is %j and %j', (whole, first, last) => {
  expect(partsOf(whole)).toEqual({ first, last })
})

const fields = { whole: 'name', first: 'firstName', prefix: 'prefix', last: 'lastName' }

test.each([
  [
    { firstName: 'Jan', prefix: 'van den', lastName: 'Brink' },
    { firstName: 'Jan', lastName: 'van den Brink' },
  ],
  [
    { firstName: 'mevr. Anna', lastName: 'Vries, de' },
    { firstName: 'Anna', lastName: 'de Vries' },
  ],
  [
    { firstName: 'Jan', lastName: 'Dhr. Jansen' },
    { firstName: 'Jan', lastName: 'Jansen' },
  ],
  [{ firstName: 'Suparman' }, { firstName: 'Suparman' }],
  [
    { name: 'Jan Brink', prefix: 'van den' },
    { firstName: 'Jan', lastName: 'van den Brink' },
  ],
  [
    { name: 'Brink, Jan', prefix: 'van den' },
    { firstName: 'Jan', lastName: 'van den Brink' },
  ],
  [
    { name: 'J. Brink', firstName: 'Jan', lastName: 'Brink' },
    { firstName: 'Jan', lastName: 'Brink' },
  ],
  [
    { name: 'Brink', prefix: 'van den', firstName: 'Jan' },
    { firstName: 'Jan', lastName: 'van den Brink' },
  ],
  [
    { name: 'Jan Brink', firstName: 'Jan' },
    { firstName: 'Jan', lastName: 'Brink' },
  ],
  [
    { name: 'Jan Brink', email: 'x@y.nl' },
    { firstName: 'Jan', lastName: 'Brink', email: 'x@y.nl' },
  ],
  [{ name: 'Dhr. Jansen' }, { lastName: 'Jansen' }],
  [{}, {}],
])('the cells %j are kept as %j', (cells, kept) => {
  const row: Record<string, string> = { ...cells }
  readName(row, fields)
  expect(row).toEqual(kept)
})
