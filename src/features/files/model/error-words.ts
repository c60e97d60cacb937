import { defineMessages } from '#kernel/i18n/messages.ts'

export const errorWords = defineMessages({
  file_in_use: { nl: 'Dit bestand staat nog ergens. Haal het daar eerst weg.', en: 'This file is still shown somewhere. Remove it there first.' },
  other_kind: {
    nl: 'Een foto kan alleen door een foto worden vervangen, en een pdf door een pdf.',
    en: 'A photo can only be replaced by a photo, and a PDF by a PDF.',
  },
  file_thrown_away: { nl: 'Dit bestand is weggegooid. Zet het eerst terug.', en: 'This file was thrown away. Put it back first.' },
  unsupported_file: {
    nl: 'Dit soort bestand kennen we niet. Kies een JPG, PNG, WebP, AVIF of PDF.',
    en: 'We do not know this kind of file. Choose a JPG, PNG, WebP, AVIF or PDF.',
  },
  library_full: {
    nl: 'De ruimte voor bestanden is op. Gooi iets weg dat je niet meer gebruikt.',
    en: 'The room for files is full. Throw away something that is no longer used.',
  },
})
