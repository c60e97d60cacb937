import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mask } from './mask.ts'
import { type SensitiveKind, recognise } from './recognise.ts'

/** Spellings that people use, to be understood or not to be found. The marked part must be masked whole. */
const found: Record<SensitiveKind, string[]> = {
  telephone: [
    'Bel me op [0612345678] na zessen',
    'mijn nummer is [06-12345678]',
    '[06 12 34 56 78]',
    '[06 - 12 34 56 78]',
    '[06.12.34.56.78]',
    '([06) 1234 5678]',
    '[06/12345678]',
    '[06_12_34_56_78]',
    '[0 6 1 2 3 4 5 6 7 8]',
    '[0.6.1.2.3.4.5.6.7.8]',
    '[0-6-1-2-3-4-5-6-7-8]',
    '[+31612345678]',
    '[+31 6 12345678]',
    '[+31 (0)6 12 34 56 78]',
    '[0031 6 12345678]',
    '[00316 1234 5678]',
    '[31612345678]',
    'bel [024-3601234] overdag',
    '[0243601234]',
    '[024 360 12 34]',
    '[0313 - 412 345]',
    '([0313) 412345]',
    '[nul zes een twee drie vier vijf zes zeven acht]',
    '[nul zes 12345678]',
    '[06 - een twee drie vier vijf zes zeven acht]',
    '[06 twaalf vierendertig zesenvijftig achtenzeventig]',
    '[nulzes 1234 5678]',
    '[nulzeseentweedrieviervijfzeszevenacht]',
    'Nummer: [NUL ZES, twaalf, 34, 56 en 78]',
    '[nul6een2drie4vijf6zeven8]',
    '[o6-12345678]',
    '[O6 12345678]',
    '[06-I2345678]',
    '[0612345o78]',
    '[０６１２３４５６７８]',
    '[٠٦١٢٣٤٥٦٧٨]',
    '[०६१२३४५६७८]',
    '[𝟬𝟲𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴]',
    '[⓪⑥①②③④⑤⑥⑦⑧]',
    '[0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣]',
    '[06\u200b12\u200d34\u200b56\u00ad78]',
    '[0\u200b6\u200b1\u200b2\u200b3\u200b4\u200b5\u200b6\u200b7\u200b8]',
    '[06–12–34–56–78]',
    '[06…12…34…56…78]',
    '[06*12*34*56*78]',
    '[0612 345678]',
    '[06 12\n34 56 78]',
    'bel [3601234]',
    'tel. [360 12 34]',
    'app me op [612345678]',
    '[6 12 34 56 78]',
    '[zero six one two three four five six seven eight]',
    '[oh six 12 thirty four 56 78]',
    '[nul zes dubbel een drie vier vijf zes zeven acht]',
    '[06 en dan 12345678]',
    '[06 streepje 12345678]',
    '[+49 151 23456789]',
    '[+44 20 7946 0958]',
    '[0032 475 12 34 56]',
    'plus [31 6 12345678]',
    '[088 1234567]',
    'Ik ben er om 10 uur, [06-12345678], groet',
    'vanaf 9:00 op [06 12345678]',
    'sinds 01-02-2020 op [0612345678]',
    '[06:12:34:56:78]',
    '[0-zes-1-twee-3-vier-5-zes-7-acht]',
    '[n u l z e s 12345678]',
  ],
  mail: [
    'mail [jan@voorbeeld.nl] even',
    '[jan.de.vries@voorbeeld.nl]',
    '[jan+hulp@voorbeeld.com]',
    '[jan_1948@voorbeeld.co.uk]',
    '[jan @ voorbeeld . nl]',
    '[jan(at)voorbeeld.nl]',
    '[jan [at] voorbeeld.nl]',
    '[jan at voorbeeld dot com]',
    '[jan apenstaartje voorbeeld punt nl]',
    '[jan punt de punt vries apenstaartje gmail punt com]',
    '[jan apestaartje gmail]',
    '[jan@gmail]',
    '[jan (apenstaartje) gmail (punt) com]',
    '[jan＠voorbeeld．nl]',
    '[jan@\u200bvoorbeeld.\u200bnl]',
    '[JAN@VOORBEELD.NL]',
    '[jan @ g m a i l . com]',
    '[jan1948 gmail.com]',
    '[jan at gmail]',
    '[jan streepje vries at ziggo punt nl]',
    '[jan@voorbeeld punt nl]',
    '[jan@mail.voorbeeld.nl]',
    '[jan@voor-beeld.nl]',
  ],
  street: [
    'Ik woon [Dorpsstraat 12]',
    'op de [Lange Laan 3a]',
    '[dorpsstraat 12]',
    '[Burgemeester de Withlaan 14 hs]',
    'Kom naar [Dorpsweg 7]',
    '[Dorpsstraat, nummer 12]',
    '[Dorpsstraat nr. 12]',
    '[Dorpsstraat twaalf]',
    '[Hoofdstraat 101]',
    '[Julianaplein 5]',
    '[Van Goghstraat 22]',
    '[Nieuwe Gracht 8]',
    'Ik woon op de [Brink 3]',
    'mijn adres is [Valkenhorst 14]',
    '[6511 AB 12]',
    '[6511 AB]',
    '[6511ab]',
    '[Kerkpad 4]',
    '[Waterdijk 9]-2',
    '[Prins Hendriksingel 40b]',
    '[Steenweg 1]',
  ],
  iban: [
    '[NL91 ABNA 0417 1643 00]',
    '[NL91ABNA0417164300]',
    '[nl91abna0417164300]',
    'rekening [NL91.ABNA.0417.1643.00]',
    '[NL91-ABNA-0417-1643-00]',
    '[BE68 5390 0754 7034]',
    '[DE89 3704 0044 0532 0130 00]',
    '[ＮＬ91ＡＢＮＡ0417164300]',
    '[NL00 ABNA 0417 1643 01]',
  ],
  bsn: ['[123456782]', '[1234.56.782]', '[123 456 782]', 'mijn bsn is [123456789]', 'BSN: [12345678]', 'burgerservicenummer [111222333]'],
  health: [
    'Zij heeft [dementie]',
    '[Parkinson]',
    'na een [hartinfarct]',
    '[depressief]',
    '[autistisch]',
    'hij is [verslaafd]',
    '[DIABETES]',
    '[medicijnen]',
    '[dementia]',
    '[déméntie]',
  ],
  money: [
    'haal [geld] voor mij',
    'met mijn [pinpas]',
    '[10 euro per uur]',
    'voor [15 euro per uur]',
    'stuur een [tikkie]',
    'ik [betaal je]',
    'mijn [schulden]',
    'dan doe ik € [12 per uur]',
    '[pincode]',
  ],
  nursing: [
    '[steunkousen] aantrekken',
    'een [injectie]',
    'de [katheter]',
    'help met [douchen]',
    '[wondverzorging]',
    'kun je [mij wassen]',
    '[insuline] spuiten',
  ],
}

const harmless = [
  'Ik ben er om 10 uur.',
  'Dinsdag om 10.30 uur past.',
  'van 09:00 tot 12:30 uur',
  'van 09.00-12.30 uur',
  'maandag 9:00 - 12:30, woensdag 13:00 - 17:00',
  '09:00-12:30 en 13:00-17:00',
  'op 01-02-2026 om 10:00 uur',
  'op 01/02/2026',
  '2026-02-01',
  '06-12-2026 14:00',
  'op 06-12-2026 14 uur',
  '1 februari 2026',
  'Ik ben 78 jaar.',
  'Mijn man is 81 en ik ben 79.',
  'koffie kost € 2,50',
  'de entree is 5 euro',
  'een kaartje van € 12,50',
  'postcode 6511',
  'ik woon in 6511',
  '6511 Nijmegen',
  'kamer 12',
  'kamer 3.14 op de derde verdieping',
  'zaal 4',
  'lokaal 210',
  'elke week 2 uur',
  '2 keer per week',
  '3 of 4 keer per maand',
  'een of twee keer',
  'tien minuten lopen',
  'Ik heb een hond en twee katten.',
  'bus 6, halte 12',
  'lijn 14',
  'bel 112 bij nood',
  'bel 0900-8844',
  'in 1948 geboren',
  'sinds 1998',
  'van 2020 tot 2026',
  'seizoen 2026-2027',
  '1, 2, 3, 4, 5, 6, 7, 8, 9, 10',
  'hoofdstuk 06',
  'versie 1.2.3',
  'de nummer 1',
  '100 procent',
  '10.000 stappen per dag',
  '1.250 mensen',
  'onderweg 10 minuten',
  'de weg 10 minuten volgen',
  'Stationsplein, 10 uur',
  'Stationsplein 10 uur',
  'Op de Marktstraat 2 keer links',
  'Kerkplein 12 mei',
  'hij at soep bij ons',
  'kijk op www.voorbeeld.nl',
  'schaken of dammen',
  'Wie wil elke week een potje met mij schaken? Ik win niet altijd.',
  'Ik win 3 van de 10 keer.',
  'Ik loop met een rollator.',
  'Ik ben slecht ter been.',
  'boeken lenen in de bibliotheek',
  'dat is geldig tot 1 mei',
  'dit geldt voor iedereen',
  'de was ophangen',
  'de auto wassen',
  'samen naar de markt',
  'ik woon al 20 jaar in Ede',
  'Ik woon in Ede, 20 jaar al.',
  'het park is 2 km verder',
  'een fietspad van 12 km',
  'workshop @ buurthuis',
  'één, twee, drie, start!',
  'zes of zeven mensen',
  'nul op het rekest',
  'Zondag 6 december',
  'maat 42',
  'tafel 8 persoons',
  '24 uur per dag, 7 dagen per week',
  'Ik spreek 3 talen.',
  'Groep 7 en 8',
  'Dat was in de jaren 60 en 70.',
  'Mijn kleinkinderen zijn 6, 12, 14 en 16 jaar.',
  'rolstoel',
  'I am 78 and like chess.',
  'at 10 am on Monday',
  'every 2 weeks for 1 hour',
  'call me when it suits',
  'Ik heb 4 kleinkinderen van 1, 3, 5 en 7.',
  'op de 2e verdieping',
  'tussen 10 en 12',
  'tot 17.00',
  'Beltegoed is niet nodig.',
  'een enkeltje van 06:12 of 06:42',
  'om 6 12 minuten wachten',
]

const parts = (marked: string) => {
  const start = marked.search(/\[(?!at\])/)
  const end = marked.lastIndexOf(']')
  return { text: marked.slice(0, start) + marked.slice(start + 1, end) + marked.slice(end + 1), start, end: end - 1 }
}

describe('what is recognised in a text of one-on-one help', () => {
  for (const [kind, spellings] of Object.entries(found) as [SensitiveKind, string[]][]) {
    it.each(spellings)(`${kind}: %s`, (marked) => {
      const { text, start, end } = parts(marked)
      const hits = recognise(text).filter((one) => one.kind === kind)
      expect(hits, text).toHaveLength(1)
      expect(hits[0]!.start, text).toBeLessThanOrEqual(start)
      expect(hits[0]!.end, text).toBeGreaterThanOrEqual(end)
      expect(hits[0]!.start, text).toBeGreaterThanOrEqual(start - 3)
      expect(hits[0]!.end, text).toBeLessThanOrEqual(end + 3)
    })
  }

  it.each(harmless)('leaves alone: %s', (text) => {
    expect(recognise(text)).toEqual([])
  })

  it('knows at least sixty spellings of contacts and sixty harmless texts', () => {
    expect(found.telephone.length + found.mail.length).toBeGreaterThanOrEqual(60)
    expect(harmless.length).toBeGreaterThanOrEqual(60)
    expect(new Set(harmless).size).toBe(harmless.length)
  })
})

const fragments = fc.oneof(
  fc.constantFrom(
    ...harmless,
    ...Object.values(found)
      .flat()
      .map((one) => parts(one).text),
  ),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('0', '6', ' nul', ' zes', '@', '.', ' at ', 'straat ', 'NL91', '\u200b', '٣', '🧓🏽'),
)
const texts = fc.array(fragments, { maxLength: 12 }).map((all) => all.join(' '))

describe('masking', () => {
  it('changes nothing but what was found, and finds parts that stand in order', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const findings = recognise(text, ['iban', 'mail', 'telephone', 'bsn', 'street'])
        let from = 0
        let expected = ''
        for (const { start, end } of findings) {
          expect(start).toBeGreaterThanOrEqual(from)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expected += `${text.slice(from, start)}\u0000`
          from = end
        }
        expect(mask(text, () => '\u0000')).toBe(expected + text.slice(from))
        if (findings.length === 0) expect(mask(text, () => 'x')).toBe(text)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves no telephone number readable, whatever stands around it', () => {
    const spellings = found.telephone
      .map((one) => parts(one))
      .map(({ text, start, end }) => text.slice(start, end))
      .filter((one) => one.length > 7 && !['3601234', '360 12 34', '612345678', '6 12 34 56 78'].includes(one))
    fc.assert(
      fc.property(fc.constantFrom(...harmless), fc.constantFrom(...spellings), fc.constantFrom(...harmless), (before, number, after) => {
        const text = `${before} Groeten. ${number}! Daarna: ${after}`
        expect(
          mask(text, () => '••••'),
          text,
        ).not.toContain(number)
      }),
      { numRuns: 400 },
    )
  })

  it('costs what the text is long: sixteen times the text is far from sixteen times sixteen times the work', () => {
    const hard = [
      '0 6 1 ',
      'een ',
      '06-12-2026 ',
      'jan.',
      'at at ',
      'NL91 ',
      '1 ',
      'Straat ',
      'nul zes ',
      '@',
      '. . ',
      'a b c ',
      'straatstraat ',
      '0o',
      'twintig',
      'dubbel ',
      '+3',
      '\u200b',
      'nl91abna',
      '12:30:',
      'woon Aa ',
      'punt ',
    ]
    for (const piece of hard) {
      const time = (length: number) => {
        const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
        let best = Infinity
        for (let round = 0; round < 5; round += 1) {
          const before = process.cpuUsage()
          for (let i = 0; i < 4; i += 1) recognise(text)
          const used = process.cpuUsage(before)
          best = Math.min(best, used.user + used.system)
        }
        return best
      }
      recognise(piece.repeat(2000))
      const [small, large] = [time(2_500), time(40_000)]
      // Quadratic work would be 256 times as much; the least that is counted keeps the noise of a small measurement out.
      expect(large / Math.max(small, 1_000), piece).toBeLessThan(64)
    }
  })
})
