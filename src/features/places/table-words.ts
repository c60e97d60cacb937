import { defineMessages } from '#kernel/i18n/messages.ts'

type Value = { value: string }

/** What is wrong with a table of postcodes; the names are the codes of the API. */
export const tableWords = defineMessages({
  line: { nl: (f: { line: string; what: string }) => `Regel ${f.line}: ${f.what}`, en: (f: { line: string; what: string }) => `Line ${f.line}: ${f.what}` },
  bad_postcode: {
    nl: ({ value }: Value) => (value === '' ? 'er staat geen postcode.' : `‘${value}’ is geen postcode. Goed is 7201 of 7201 AB.`),
    en: ({ value }: Value) => (value === '' ? 'there is no postcode.' : `‘${value}’ is not a postcode. 7201 or 7201 AB is.`),
  },
  no_place: { nl: (_: Value) => 'er staat geen plaats.', en: (_: Value) => 'there is no place.' },
  no_municipality: { nl: (_: Value) => 'er staat geen gemeente.', en: (_: Value) => 'there is no municipality.' },
  bad_latitude: {
    nl: ({ value }: Value) => `‘${value}’ is geen breedtegraad in Nederland. Goed is 52,14.`,
    en: ({ value }: Value) => `‘${value}’ is not a latitude in the Netherlands. 52.14 is.`,
  },
  bad_longitude: {
    nl: ({ value }: Value) => `‘${value}’ is geen lengtegraad in Nederland. Goed is 6,20.`,
    en: ({ value }: Value) => `‘${value}’ is not a longitude in the Netherlands. 6.20 is.`,
  },
  cut_off: {
    nl: (_: Value) => 'hier houdt het bestand op, midden in een regel. Haal het opnieuw op.',
    en: (_: Value) => 'the file ends here, within a line. Fetch it again.',
  },
  more_lines: { nl: (f: { n: string }) => `Nog ${f.n} andere regels zijn niet goed.`, en: (f: { n: string }) => `${f.n} more lines are not right.` },
  not_text: {
    nl: (_: { missing: string; columns: string }) => 'Dit is geen tabel met tekst. Sla het bestand in Excel op als ‘CSV UTF-8’ en kies het opnieuw.',
    en: (_: { missing: string; columns: string }) => 'This is not a table of text. Save the file in Excel as ‘CSV UTF-8’ and choose it again.',
  },
  no_lines: {
    nl: (_: { missing: string; columns: string }) => 'Er staat geen enkele postcode in dit bestand.',
    en: (_: { missing: string; columns: string }) => 'There is not a single postcode in this file.',
  },
  missing_columns: {
    nl: (f: { missing: string; columns: string }) => `De eerste regel noemt ${f.missing} niet. Zet daar de namen van de kolommen: ${f.columns}.`,
    en: (f: { missing: string; columns: string }) => `The first line does not name ${f.missing}. Put the names of the columns there: ${f.columns}.`,
  },
  fewer_areas: {
    nl: (f: { before: string; now: string }) => `Nu kennen we ${f.before} postcodegebieden. In dit bestand staan er maar ${f.now}. Is het bestand compleet?`,
    en: (f: { before: string; now: string }) => `We know ${f.before} postcode areas now. This file has only ${f.now}. Is it the whole file?`,
  },
})

/** The sentences of the same codes, for whoever has no facts of the file. */
export const errorWords = defineMessages({
  bad_postcode: { nl: 'Er staat een postcode in die niet klopt.', en: 'It has a postcode that is not right.' },
  no_place: { nl: 'Er ontbreekt een plaats.', en: 'A place is missing.' },
  no_municipality: { nl: 'Er ontbreekt een gemeente.', en: 'A municipality is missing.' },
  bad_latitude: { nl: 'Er staat een breedtegraad in die niet klopt.', en: 'It has a latitude that is not right.' },
  bad_longitude: { nl: 'Er staat een lengtegraad in die niet klopt.', en: 'It has a longitude that is not right.' },
  cut_off: { nl: 'Het bestand is niet compleet.', en: 'The file is not whole.' },
  more_lines: { nl: 'Er zijn nog meer regels niet goed.', en: 'More lines are not right.' },
  not_text: { nl: 'Dit is geen tabel met tekst.', en: 'This is not a table of text.' },
  no_lines: { nl: 'Er staat geen postcode in dit bestand.', en: 'There is no postcode in this file.' },
  missing_columns: { nl: 'De eerste regel noemt niet alle kolommen.', en: 'The first line does not name all columns.' },
  fewer_areas: { nl: 'In dit bestand staan veel minder postcodes dan we nu kennen.', en: 'This file has far fewer postcodes than we know now.' },
})

/** The page where a platform admin loads a table of postcodes. */
export const tablePageWords = defineMessages({
  title: { nl: 'Postcodes', en: 'Postcodes' },
  text: {
    nl: 'Met een tabel van het hele land vinden mensen overal werk in de buurt. De tabel geldt voor alle sites.',
    en: 'With a table of the whole country people find work near them everywhere. The table is for all sites.',
  },
  now: { nl: 'Wat we nu kennen', en: 'What we know now' },
  areas: { nl: 'Postcodegebieden', en: 'Postcode areas' },
  towns: { nl: 'Plaatsen', en: 'Towns' },
  load: { nl: 'Nieuwe tabel', en: 'New table' },
  file: { nl: 'Bestand', en: 'File' },
  fileHint: { nl: 'CSV, tot 40 MB. Zo’n 450.000 regels mag.', en: 'CSV, up to 40 MB. Some 450,000 lines are fine.' },
  invite: { nl: 'Sleep je bestand hierheen of kies een bestand', en: 'Drop your file here or choose a file' },
  columnsTitle: { nl: 'Hoe ziet de tabel eruit?', en: 'What does the table look like?' },
  columnsText: {
    nl: 'Op de eerste regel staan de namen van de kolommen. De volgorde mag anders, en extra kolommen zijn niet erg.',
    en: 'The first line has the names of the columns. Any order will do, and other columns do no harm.',
  },
  columnsMore: {
    nl: 'Tussen de kolommen staat een puntkomma, komma of tab. Een postcode heeft 4 cijfers, of 4 cijfers en 2 letters. Plaatsen blijven zoals ze zijn.',
    en: 'There is a semicolon, comma or tab between the columns. A postcode has 4 digits, or 4 digits and 2 letters. Towns stay as they are.',
  },
  acceptFewer: { nl: 'Ja, vervang alles door deze kleinere tabel', en: 'Yes, replace everything by this smaller table' },
  submit: { nl: 'Vervang de postcodes', en: 'Replace the postcodes' },
  sending: { nl: 'Tabel wordt gelezen…', en: 'Reading the table…' },
  noFile: { nl: 'Kies eerst een bestand.', en: 'Choose a file first.' },
  tooLarge: { nl: 'Dit bestand is te groot. Tot 40 MB kan.', en: 'This file is too large. Up to 40 MB is fine.' },
  tooLargeForPage: {
    nl: 'Zonder script kan een bestand tot 10 MB. Zet JavaScript aan voor een groter bestand.',
    en: 'Without script a file can have up to 10 MB. Switch JavaScript on for a larger one.',
  },
  failed: { nl: 'Dit is niet gelukt. Er is niets veranderd. Probeer het opnieuw.', en: 'That did not work. Nothing was changed. Try again.' },
  problems: { nl: 'Er is niets veranderd', en: 'Nothing was changed' },
  done: { nl: 'De nieuwe postcodes gelden nu', en: 'The new postcodes count now' },
  doneText: {
    nl: (f: { lines: string; areas: string; added: string; changed: string; removed: string }) =>
      `${f.lines} regels gelezen, ${f.areas} gebieden: ${f.added} nieuw, ${f.changed} veranderd, ${f.removed} weg.`,
    en: (f: { lines: string; areas: string; added: string; changed: string; removed: string }) =>
      `${f.lines} lines read, ${f.areas} areas: ${f.added} new, ${f.changed} changed, ${f.removed} gone.`,
  },
  settingsText: {
    nl: 'Jij beheert het platform. De postcodes van het hele land laad je hier.',
    en: 'You run the platform. Load the postcodes of the whole country here.',
  },
  toPage: { nl: 'Naar de postcodes', en: 'To the postcodes' },
})
