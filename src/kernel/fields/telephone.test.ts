import { expect, test } from 'vitest'
import { linkTarget, understoodLink } from '#kernel/rich-text/link-target.ts'
import { checkField } from './check.ts'
import { text } from './field.ts'
import { messages } from './messages.ts'
import { telHref, telephonesIn } from './telephone.ts'

/**
 * Ways in which people write a number, as they stand in public guides and tests; the lines are our own. NEN: the Dutch standard for
 * addresses and numbers (NEN 5825, before it NEN 2132) and what KPN printed. EU: the interinstitutional style guide of the European
 * Union, 9.3. E.123: the recommendation of the ITU. DIN: DIN 5008. RFC: RFC 3966. SAS: the examples of its Dutch knowledge base for
 * contact data. LPN: the tests of libphonenumber. Field: fields for a number in lists of Dutch societies and municipalities.
 */
const ways: readonly [source: string, written: string, ...dialled: string[]][] = [
  ['NEN', '06-12345678', '+31612345678'],
  ['NEN', '(0341) 12 34 56', '+31341123456'],
  ['NEN', '(030) 123 45 67', '+31301234567'],
  ['NEN', '0341-123456', '+31341123456'],
  ['NEN', '0341 - 12 34 56', '+31341123456'],
  ['NEN', '0900 - 1234', '09001234'],
  ['NEN', '14 0341', '140341'],
  ['NEN', '14 030', '14030'],
  ['EU', '+31 612345678', '+31612345678'],
  ['EU', '+32 222020-43657', '+3222202043657'],
  ['EU', '+33 140633900 / +33 140678900', '+33140633900', '+33140678900'],
  ['EU', '+33 1406339-00/01/02', '+33140633900'],
  ['E.123', '+31 341 123 456', '+31341123456'],
  ['E.123', '(0341) 123 456', '+31341123456'],
  ['DIN', '+49 30 123456-789', '+4930123456789'],
  ['DIN', '0341 123456-1'],
  ['RFC', 'tel:+31-6-1234-5678;ext=12', '+31612345678'],
  ['RFC', 'tel:+31341123456', '+31341123456'],
  ['SAS', 'Kantoor: (030) 6391234 (nachten en weekenden)', '+31306391234'],
  ['SAS', '(023) 5671234, Toestel 3118', '+31235671234'],
  ['SAS', '0031 (0)20 1234567', '+31201234567'],
  ['SAS', '+442012345678 Ext. 123', '+442012345678'],
  ['LPN', '+31 (0)6 12345678', '+31612345678'],
  ['LPN', '+31(0)612345678', '+31612345678'],
  ['LPN', '+310612345678', '+31612345678'],
  ['LPN', '+ 31 6 12345678', '+31612345678'],
  ['LPN', '0031612345678', '+31612345678'],
  ['LPN', '00 31 6 12 34 56 78', '+31612345678'],
  ['LPN', '31612345678', '+31612345678'],
  ['LPN', '＋３１ ６ １２３４５６７８', '+31612345678'],
  ['LPN', '٠٦١٢٣٤٥٦٧٨', '+31612345678'],
  ['LPN', '۰۶۱۲۳۴۵۶۷۸', '+31612345678'],
  ['LPN', '+39 (0)6 1234 5678', '+390612345678'],
  ['LPN', '+44 (0)20 7946 0000', '+442079460000'],
  ['LPN', '+1 650 253 0000', '+16502530000'],
  ['LPN', '0341 123456 x12', '+31341123456'],
  ['LPN', '0341 123456 #12', '+31341123456'],
  ['LPN', '1-800-FLOWERS'],
  ['LPN', '123456'],
  ['LPN', '+31 6 123456789'],
  ['Field', '06 12 34 56 78', '+31612345678'],
  ['Field', '06.12.34.56.78', '+31612345678'],
  ['Field', '06/12345678', '+31612345678'],
  ['Field', '06 - 1234 5678', '+31612345678'],
  ['Field', '06 – 12345678', '+31612345678'],
  ['Field', '06\u201112345678', '+31612345678'],
  ['Field', '06\u00a012\u00a034\u202f56\u200978', '+31612345678'],
  ['Field', '\u200e06-12345678\u202c', '+31612345678'],
  ['Field', '06\u00ad12345678\ufeff', '+31612345678'],
  ['Field', '(06) 12345678', '+31612345678'],
  ['Field', '(0)6-12345678', '+31612345678'],
  ['Field', '(+31) 6 12345678', '+31612345678'],
  ['Field', '+(31) 6 12345678', '+31612345678'],
  ['Field', '+31 [0]6 12345678', '+31612345678'],
  ['Field', '+31/6/12345678', '+31612345678'],
  ['Field', '612345678', '+31612345678'],
  ['Field', 'Tel.: 0341-123456', '+31341123456'],
  ['Field', '06-12345678 (Jan, na 18.00 uur)', '+31612345678'],
  ['Field', 'ma-vr 9.00-17.00 uur 0341-123456', '+31341123456'],
  ['Field', '0900-1234 (10 ct/min)', '09001234'],
  ['Field', '0800-1234567', '08001234567'],
  ['Field', '088-1234567 optie 2', '+31881234567'],
  ['Field', '030-1234567/89', '+31301234567'],
  ['Field', '0341/123456', '+31341123456'],
  ['Field', 'https://wa.me/31612345678', '+31612345678'],
  ['Field', '112', '112'],
  ['Field', '116 123', '116123'],
  ['Field', '0341-123456 / 06-12345678', '+31341123456', '+31612345678'],
  ['Field', '0341-123456 of 06-12345678', '+31341123456', '+31612345678'],
  ['Field', '0341 123456 06 12345678', '+31341123456', '+31612345678'],
  ['Field', '06-1234567'],
  ['Field', '06-123456789'],
  ['Field', '06 12345678 9'],
  ['Field', '0612345678-0612'],
  ['Field', '+31 6 1234567'],
  ['Field', '3,16123E+10'],
  ['Field', 'n.v.t.'],
  ['Field', 'geheim'],
  ['Field', '01-02-2010'],
  ['Field', 'NL91ABNA0417164300'],
  ['Field', ''],
]

test('the fixture has the ways of every source', () => {
  expect(ways.length).toBeGreaterThan(40)
  expect(new Set(ways.map(([source]) => source)).size).toBe(8)
})

test.each(ways)('%s: %s', (_source, written, ...dialled) => {
  expect(telephonesIn(written)).toEqual(dialled)
  expect(telHref(written)).toBe(dialled[0] ? `tel:${dialled[0]}` : null)
  const field = text({ max: 60, optional: true, reads: 'telephone' })
  const { fault } = checkField(field, written, 'nl')
  expect(fault?.message ?? null).toBe(written === '' || dialled.length === 1 ? null : messages.telephone.nl)
})

test('what a link dials is in what was written, but for what stands for the country', () => {
  for (const [, written, ...dialled] of ways) {
    const digits = written.normalize('NFKC').replaceAll(/\D/g, '')
    for (const number of dialled) {
      if (/[\u0660-\u0669\u06f0-\u06f9]/.test(written)) continue
      const own = number.replace(/^\+(?:31|32|33|39|44|49|1)/, '')
      expect(digits.includes(own) || digits.replace(/^(\d{2})0/, '$1').includes(own), `${written}: ${number}`).toBe(true)
    }
  }
})

test('a link that an editor types dials the same', () => {
  for (const written of ['0341 123456', '+31 (0)341 12 34 56', '0341/123456']) expect(linkTarget(understoodLink(written))).toBe('tel:+31341123456')
  expect(linkTarget('tel:0341-123456')).toBe('tel:+31341123456')
  expect(linkTarget('tel:1')).toBeNull()
})

test('a long text costs no more than its beginning', () => {
  expect(telephonesIn(`06-12345678${' ('.repeat(50_000)}`)).toEqual(['+31612345678'])
  expect(telephonesIn('0'.repeat(50_000))).toEqual([])
})
