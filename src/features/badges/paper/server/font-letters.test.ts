import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { lackingSigns } from '#features/badges/paper/font-letters.ts'
import { TextSetter } from '#kernel/pdf/server/set-text.ts'

test('what the page says that the PDF lacks is what the fonts lack', () => {
  const set = new TextSetter(new PDFDocument({ font: null as never }))
  const differing: string[] = []
  for (let code = 0x21; code < 0x2200; code += 1) {
    const sign = String.fromCodePoint(code)
    // Alone, a mark is no letter; and what is composed is another character.
    if (/^[\p{M}\p{C}\p{Z}]$/u.test(sign) || sign.normalize('NFC') !== sign) continue
    // The page may warn of a rare letter that the PDF has; never the other way round.
    if (lackingSigns(sign).length === 0 && set.lacking(sign, 700).length > 0) differing.push(`${sign} ${code.toString(16)}`)
  }
  expect(differing).toEqual([])
})

test('letters of Europe are there; Arabic, Hebrew and emoji are told, each once', () => {
  for (const name of ['Çağla Işıl', 'Łukasz Żółć', 'Nguyễn Thị Ánh', 'Ελένη', 'Оксана Їжакевич', "O'Neill-d’Arc"]) expect(lackingSigns(name)).toEqual([])
  expect(lackingSigns('Sam 😀😀 نا')).toEqual(['😀', 'ن', 'ا'])
  expect(lackingSigns('Samira \ud83d')).toHaveLength(1)
})
