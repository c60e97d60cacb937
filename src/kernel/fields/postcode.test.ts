import { expect, test } from 'vitest'
import { checkField } from './check.ts'
import { text } from './field.ts'
import { messages } from './messages.ts'
import { readPostcode } from './postcode.ts'

test.each([
  '7201AB',
  '7201 ab',
  ' 7201 AB ',
  '7201  AB',
  '7201\u00a0AB',
  '7201\u2009AB',
  '7201\u200bAB',
  '7201\u00adAB',
  '\u200e7201 AB\u202c',
  '7201-AB',
  '7201 – AB',
  '7201\u2011AB',
  '7201.AB',
  '7201_ab',
  '7201,AB',
  '7201/AB',
  '7201 (AB)',
  '7201 A B',
  '7201 AB.',
  'NL-7201 AB',
  'nl 7201ab',
  '７２０１ ＡＢ',
])('%j is 7201 AB', (written) => {
  expect(readPostcode(written)).toEqual({ area: '7201', postcode: '7201 AB' })
  for (const reads of ['postcode', 'postcode or area'] as const) expect(checkField(text({ max: 7, reads }), written, 'nl')).toEqual({ value: '7201 AB' })
})

test.each(['7201', ' 7201 ', 'NL-7201'])('%j is an area', (written) => {
  expect(readPostcode(written)).toEqual({ area: '7201', postcode: '7201' })
  expect(checkField(text({ reads: 'postcode or area' }), written, 'nl')).toEqual({ value: '7201' })
  expect(checkField(text({ reads: 'postcode' }), written, 'nl').fault?.message).toBe(messages.postcode.nl)
})

test.each(['Zutphen', '0123 AB', '7201 A', '7201 SA', '7201-sd', '7201SS', '72011', '7201 AB 3', '7201 ABC', '7201 AB Zutphen', '7201 1AB'])(
  '%j is none',
  (written) => {
    expect(readPostcode(written)).toBeNull()
    expect(checkField(text({ reads: 'postcode or area' }), written, 'en').fault).toEqual({ code: 'invalid', message: messages.postcode.en })
  },
)
