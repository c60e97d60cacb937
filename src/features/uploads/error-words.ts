import { defineMessages } from '#kernel/i18n/messages.ts'

export const errorWords = defineMessages({
  file_too_large: { nl: 'Dit bestand is groter dan 10 MB. Kies een kleiner bestand.', en: 'This file is larger than 10 MB. Choose a smaller one.' },
  too_many_pixels: {
    nl: 'Deze foto heeft te veel beeldpunten. Maak hem eerst kleiner.',
    en: 'This photo has too many pixels. Make it smaller first.',
  },
  unsupported_picture: {
    nl: 'Dit is geen foto die we kennen. Kies een JPG, PNG of WebP.',
    en: 'We do not know this kind of picture. Choose a JPG, PNG or WebP.',
  },
  unsupported_heic: {
    nl: 'Dit is een HEIC-foto van een iPhone. Bewaar hem als JPG en kies hem opnieuw.',
    en: 'This is a HEIC photo of an iPhone. Save it as JPG and choose it again.',
  },
  broken_picture: { nl: 'Deze foto is beschadigd. Kies een andere.', en: 'This photo is damaged. Choose another one.' },
  pdf_with_attachment: {
    nl: 'In deze pdf zit een ander bestand. Bewaar hem opnieuw zonder bijlage, of stuur dat bestand los.',
    en: 'This PDF has another file in it. Save it again without the attachment, or send that file by itself.',
  },
  missing_file: { nl: 'Kies een bestand waar iets in staat.', en: 'Choose a file that is not empty.' },
  too_many_files: { nl: 'Stuur één bestand tegelijk.', en: 'Send one file at a time.' },
  invalid_form: { nl: 'Het bestand is niet goed aangekomen. Probeer het opnieuw.', en: 'The file did not arrive in one piece. Try again.' },
  upload_quota: { nl: 'Je hebt vandaag veel bestanden gestuurd. Probeer het later opnieuw.', en: 'You have sent many files today. Try again later.' },
  center_full: {
    nl: (f: { center: string }) => `Er is geen ruimte meer voor bestanden. Vraag ${f.center} om hulp.`,
    en: (f: { center: string }) => `There is no room left for files. Ask ${f.center} for help.`,
  },
  upload_in_use: { nl: 'Deze foto staat nog ergens. Haal hem daar eerst weg.', en: 'This photo is still shown somewhere. Remove it there first.' },
})
