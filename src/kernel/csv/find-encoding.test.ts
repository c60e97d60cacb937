import { describe, expect, test } from 'vitest'
import { encodingExamples } from './encoding-examples.ts'
import { findEncoding } from './find-encoding.ts'
import { type TextEncoding, sequenceLength, textOf, upperHalves } from './text-encoding.ts'
import fc from 'fast-check'

/** A text as a program writes it in one byte a letter. */
const inBytes = (text: string, encoding: keyof typeof upperHalves) =>
  Buffer.from([...text].map((letter) => (letter < '\u0080' ? letter.charCodeAt(0) : 0x80 + upperHalves[encoding].indexOf(letter))))
const inPieces = (bytes: Buffer, size: number) => Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
const read = async (bytes: Buffer, encoding: TextEncoding, size = 7) => (await Array.fromAsync(textOf(inPieces(bytes, size), encoding))).join('')

const list = [
  'Naam;Plaats;Contactpersoon',
  'Café De Hoek;Súdwest-Fryslân;André Müller',
  'Eén voor allen;Zoë’s tuin;Geëerde Renée',
  '“De Brug” – sinds 1994;’s-Hertogenbosch;ÉÉN STAP',
].join('\r\n')

describe('the encoding of a list', () => {
  test.each(['Windows-1252', 'macintosh', 'IBM850'] as const)('is known by how its letters fit: %s', async (encoding) => {
    // IBM850 has no curly quotes and dashes.
    const text = encoding === 'IBM850' ? list.replaceAll(/[“”–]/g, '-').replaceAll('’', "'") : list
    const bytes = inBytes(text, encoding)
    for (const size of [1, 5, 4096]) expect(await findEncoding(inPieces(bytes, size))).toEqual({ encoding, others: [] })
    expect(await read(bytes, encoding)).toBe(text)
  })

  test.each([
    ['Jansen;Renée', 'Windows-1252'],
    ['Márquez;Zutphen', 'Windows-1252'],
    ['Kost € 5;Zutphen', 'Windows-1252'],
    ['Coördinatie;Zutphen', 'Windows-1252'],
    ['Hélène;Groß', 'Windows-1252'],
    ['René', 'macintosh'],
    ['Geëerde Renée', 'IBM850'],
  ] as const)('%s alone is enough to know %s', async (text, encoding) => {
    expect(await findEncoding([inBytes(text, encoding)])).toEqual({ encoding, others: [] })
  })

  test('is UTF-8, whatever language it is in, and for nothing but ASCII', async () => {
    for (const text of [list, 'محمد;Łódź;Σωκράτης;😀', 'Naam;Plaats', ''])
      for (const size of [1, 3, 4096]) expect(await findEncoding(inPieces(Buffer.from(text), size))).toEqual({ encoding: 'UTF-8', others: [] })
  })

  test('stays UTF-8 with one wrong byte: no ë becomes Ã«', async () => {
    const odd = Buffer.concat([Buffer.from('Naam\nZoë\nCaf'), Buffer.from([0xe9]), Buffer.from('\nGeëerd\n')])
    expect(await findEncoding([odd])).toEqual({ encoding: 'UTF-8', others: [] })
    for (const size of [1, 2, 100]) expect(await read(odd, 'UTF-8', size)).toBe('Naam\nZoë\nCafé\nGeëerd\n')
    const cut = Buffer.concat([Buffer.from('Geërfd;Zo').subarray(), Buffer.from([0xc3]), Buffer.from(';x')])
    expect(await findEncoding([cut])).toEqual({ encoding: 'UTF-8', others: [] })
    expect(await read(cut, 'UTF-8')).toBe('Geërfd;Zo\ufffd;x')
  })

  test('is UTF-16 by its mark or by its many NULs', async () => {
    const little = Buffer.from(`\ufeff${list}`, 'utf16le')
    const big = Buffer.from(little).swap16()
    for (const [bytes, encoding] of [
      [little, 'UTF-16LE'],
      [big, 'UTF-16BE'],
      [little.subarray(2), 'UTF-16LE'],
      [big.subarray(2), 'UTF-16BE'],
    ] as const)
      for (const size of [1, 7, 4096]) {
        expect(await findEncoding(inPieces(bytes, size))).toEqual({ encoding, others: [] })
        expect(await read(bytes, encoding, size)).toBe(list)
      }
  })

  test('is asked where two fit, with the same cell in each', async () => {
    // "König" of a Mac is "Kšnig" of Windows.
    const bytes = Buffer.from([...Buffer.from('Naam;Plaats\nK'), 0x9a, ...Buffer.from('nig;Zutphen\n')])
    const { encoding, others } = await findEncoding([bytes])
    expect([encoding, ...others]).toEqual(['macintosh', 'Windows-1252'])
    expect(await encodingExamples([bytes], [encoding, ...others])).toEqual([
      { encoding: 'macintosh', examples: ['König'] },
      { encoding: 'Windows-1252', examples: ['Kšnig'] },
    ])
  })
})

test('whatever is well-formed UTF-8 for the platform is so here, and is read the same', async () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const bytes = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }).map((text) => [...Buffer.from(text)]),
      fc.constantFrom([0xed, 0xa0, 0x80], [0xc0, 0x80], [0xe0, 0x80, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xf0, 0x9f], [0xef, 0xbb, 0xbf]),
    ),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 5 }), async (parts, size) => {
      const all = Buffer.from(parts.flat())
      let isWell = true
      for (let at = 0; at < all.length && isWell;) {
        const length = sequenceLength(all, at)
        isWell = length > 0
        at += length
      }
      let text: string | null
      try {
        text = strict.decode(all).replace(/^\ufeff/, '')
      } catch {
        text = null
      }
      expect(isWell).toBe(text !== null)
      if (text !== null) expect(await read(all, 'UTF-8', size)).toBe(text)
    }),
  )
})
