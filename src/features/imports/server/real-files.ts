import { upperHalves } from '#kernel/csv/text-encoding.ts'

/** A text in one byte a letter, as a spreadsheet saves it. */
export const inBytes = (text: string, encoding: keyof typeof upperHalves): Buffer =>
  Buffer.from([...text].map((letter) => (letter < '\u0080' ? letter.charCodeAt(0) : 0x80 + upperHalves[encoding].indexOf(letter))))

/** Lists as people have them: saved by Excel, by hand, on a Mac, put together from several, with all that stands around a table. */
export const realFiles = {
  /** Excel, "CSV (gescheiden door lijstscheidingsteken)", with the line that names the delimiter. */
  excel: inBytes(
    [
      'sep=;',
      'Organisatie;KvK-nr.;Postcode;Plaats;Telefoon;Website;Contactpersoon;E-mail contactpersoon;Lid sinds;Opmerking',
      'Café De Hoek;12345678;7203 AB;Zutphen;0575 51 23 45;www.dehoek.example;Mevr. Renée van den Brink;renee@dehoek.example;1994;',
      'Wandelgroep ’t Pad;;7201 ek;Zutphen;3,16123E+10;n.v.t.;Brink, Jan van den;jan@pad.example;;belt liever',
      '',
    ].join('\r\n'),
    'Windows-1252',
  ),
  /** Three programs had it open: each wrote its own line ends. */
  mixedLines: Buffer.from('Naam;Plaats\r\nToneelclub;Zutphen\nZangkoor;Zutphen\rSchaakclub;Zutphen\r\nFanfare;Zutphen'),
  /** UTF-8 into which one line was pasted from an older list. */
  oddByte: Buffer.concat([Buffer.from('Naam;Plaats\r\nGeërfd Goed;Zutphen\r\nCaf'), Buffer.from([0xe9]), Buffer.from(' Zoë;Zutphen\r\n')]),
  /** A letter of which half was cut away. */
  halfLetter: Buffer.concat([Buffer.from('Naam;Plaats\r\nGeërfd Goed;Zutphen\r\nZo'), Buffer.from([0xc3]), Buffer.from(';Zutphen\r\n')]),
  /** Excel, "Unicode-tekst": UTF-16 with tabs. */
  unicode: Buffer.from('\ufeffNaam\tPlaats\r\nGeëerd Gezelschap\tZutphen\r\nŁódź-vrienden\tZutphen\r\n', 'utf16le'),
  /** Excel on a Mac, where Windows would read another name. */
  mac: inBytes('Naam;Plaats\rKönig Kwartet;Zutphen\r', 'macintosh'),
  /** A report: a title above the head, a total below. */
  report: Buffer.from(
    [
      'Vrijwilligersorganisaties gemeente Zutphen, stand van 3 maart 2026;;;',
      'Vertrouwelijk;;;',
      '',
      'Nr;Naam;Plaats;Aantal leden',
      '1;Breiclub;Zutphen;12',
      '2;Totaal Thuis;Zutphen;30',
      ';Totaal: 2;;42',
      '',
    ].join('\r\n'),
  ),
  /** Members, in the columns of a bookkeeping program. */
  members: Buffer.from(
    [
      'Aanhef,Voornaam,Tussenvoegsel,Achternaam,E-mail,Mobiel',
      'Dhr.,Jan,van den,Brink,jan.brink@leden.example,06-12345678',
      'Mevr.,mevr. Anna,,"Vries, de",anna@leden.example,6.12345678E8',
      ',Suparman,,,suparman@leden.example,',
      '',
    ].join('\n'),
  ),
}
