import { defineMessages } from '#kernel/i18n/messages.ts'

/** Why a file cannot be read, and what to do. */
export const fileWords = defineMessages({
  excel: {
    nl: 'Dit is een Excel-bestand. Kies in Excel Bestand, Opslaan als, en dan CSV. Stuur dat bestand.',
    en: 'This is an Excel file. In Excel choose File, Save as, and then CSV. Send that file.',
  },
  zip: { nl: 'Dit is een zip-bestand. Pak het uit en stuur het CSV-bestand.', en: 'This is a zip file. Unpack it and send the CSV file.' },
  pdf: { nl: 'Dit is een pdf. Stuur een CSV-bestand, bijvoorbeeld uit Excel.', en: 'This is a PDF. Send a CSV file, for example from Excel.' },
  binary: {
    nl: 'Dit is geen tekstbestand. Stuur een CSV-bestand, bijvoorbeeld uit Excel.',
    en: 'This is no text file. Send a CSV file, for example from Excel.',
  },
  empty: { nl: 'Dit bestand is leeg.', en: 'This file is empty.' },
  too_large: { nl: 'Dit bestand is groter dan 10 MB. Verdeel het over meer bestanden.', en: 'This file is larger than 10 MB. Spread it over several files.' },
})

/** Why an archive with pictures cannot be used, and what to do. */
export const archiveWords = defineMessages({
  not_zip: {
    nl: 'Dit is geen zip-bestand. Zet je foto’s in een map en maak daar een zip-bestand van.',
    en: 'This is no zip file. Put your pictures in a folder and make a zip file of it.',
  },
  archive_too_large: {
    nl: 'Het zip-bestand is groter dan 200 MB, of er zit te veel in. Verklein de foto’s, of verdeel de lijst.',
    en: 'The zip file is larger than 200 MB, or there is too much in it. Make the pictures smaller, or split the list.',
  },
  archive_too_many: { nl: 'In het zip-bestand zitten meer dan 20.000 bestanden.', en: 'There are more than 20,000 files in the zip file.' },
  archive_encrypted: {
    nl: 'Het zip-bestand heeft een wachtwoord. Maak er een zonder wachtwoord.',
    en: 'The zip file has a password. Make one without a password.',
  },
  archive_paths: {
    nl: 'In het zip-bestand zit een bestand dat naar een andere map wijst. Maak het zip-bestand opnieuw.',
    en: 'A file in the zip file points to another folder. Make the zip file again.',
  },
  archive_unreadable: { nl: 'We kunnen dit zip-bestand niet lezen. Maak het opnieuw.', en: 'We cannot read this zip file. Make it again.' },
})

/** Why a picture of a row cannot be used; other reasons have the words of uploads. */
export const pictureWords = defineMessages({
  no_picture: { nl: 'Deze foto zit niet in het zip-bestand. De rij komt zonder foto.', en: 'This picture is not in the zip file. The row comes without it.' },
  several_pictures: {
    nl: 'In het zip-bestand zitten meer foto’s met deze naam. Schrijf de map erbij.',
    en: 'There are several pictures of this name in the zip file. Add the folder.',
  },
})

/** Why an import has stopped. */
export const problemWords = defineMessages({
  ...archiveWords,
  too_many_rows: {
    nl: 'Dit bestand heeft meer dan 20.000 rijen. Verdeel het over meer bestanden.',
    en: 'This file has more than 20,000 rows. Spread it over several files.',
  },
  too_many_columns: { nl: 'Dit bestand heeft meer dan 50 kolommen.', en: 'This file has more than 50 columns.' },
  row_too_long: {
    nl: 'Een van de rijen is te lang. Misschien ontbreekt ergens een aanhalingsteken.',
    en: 'One of the rows is too long. Perhaps a quotation mark is missing somewhere.',
  },
  no_rows: { nl: 'In dit bestand staan geen rijen onder de kop.', en: 'There are no rows below the head of this file.' },
  unreadable: { nl: 'We kunnen dit bestand niet lezen. Sla het opnieuw op als CSV.', en: 'We cannot read this file. Save it as CSV once more.' },
  changed: {
    nl: 'Intussen is er iets veranderd. Er is nog niets geïmporteerd. Kijk de lijst nog eens na.',
    en: 'Something has changed meanwhile. Nothing has been imported yet. Look at the list again.',
  },
  interrupted: {
    nl: 'Het is niet gelukt, ook niet na een paar keer. Er is niets veranderd. Probeer het nog eens.',
    en: 'It did not work, not even after several tries. Nothing has changed. Try again.',
  },
  forbidden: { nl: 'Je mag dit niet meer doen. Er is niets veranderd.', en: 'You may no longer do this. Nothing has changed.' },
  acted_upon: {
    nl: 'Terugdraaien kan niet meer: intussen deed iemand er iets mee.',
    en: 'This can no longer be undone: meanwhile somebody did something with it.',
  },
})

/** The messages of the error codes of imports. */
export const errorWords = defineMessages({
  not_csv: { nl: 'Dit is geen CSV-bestand.', en: 'This is no CSV file.' },
  not_zip: archiveWords.not_zip,
  file_incomplete: { nl: 'Het bestand is niet helemaal aangekomen. Stuur het opnieuw.', en: 'The file did not arrive in full. Send it again.' },
  nothing_to_import: { nl: 'Er is geen rij om te importeren.', en: 'There is no row to import.' },
  import_too_old: { nl: 'Terugdraaien kan tot 24 uur na het importeren.', en: 'An import can be undone for 24 hours.' },
  import_acted_upon: problemWords.acted_upon,
})

export const messages = defineMessages({
  invalidMapping: { nl: 'Kies voor elk gegeven een eigen kolom.', en: 'Choose a column of its own for each fact.' },
  missingColumns: {
    nl: (f: { fields: string }) => `Kies ook een kolom voor: ${f.fields}.`,
    en: (f: { fields: string }) => `Choose a column for: ${f.fields}.`,
  },
  noAnswer: { nl: 'Kies een van de mogelijkheden.', en: 'Choose one of these.' },
  invalidTexts: { nl: 'Dit kunnen we niet bewaren.', en: 'We cannot keep this.' },
  exampleFile: { nl: 'voorbeeld', en: 'example' },
  badRowsFile: { nl: 'foute-rijen', en: 'bad-rows' },
  whatIsWrong: { nl: 'Wat is er mis', en: 'What is wrong' },
})
