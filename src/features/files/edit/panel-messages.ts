import { defineMessages } from '#kernel/i18n/messages.ts'

type Facts = { by: string; day: string }

/** Words of the panel of one file. */
export const panelWords = defineMessages({
  byOn: { nl: (f: Facts) => `Door ${f.by}, ${f.day}.`, en: (f: Facts) => `By ${f.by}, ${f.day}.` },
  focus: { nl: 'Belangrijkste punt.', en: 'Most important point.' },
  focusHow: {
    nl: 'Sleep het rondje, of gebruik de pijltjes. Dit blijft altijd in beeld.',
    en: 'Drag the circle, or use the arrow keys. This always stays in sight.',
  },
  focusAt: {
    nl: (f: { x: number; y: number }) => `Belangrijkste punt: ${f.x}% van links, ${f.y}% van boven`,
    en: (f: { x: number; y: number }) => `Most important point: ${f.x}% from the left, ${f.y}% from the top`,
  },
  focusX: { nl: 'Van links, in procent', en: 'From the left, in percent' },
  focusY: { nl: 'Van boven, in procent', en: 'From the top, in percent' },
  square: { nl: 'Tegel', en: 'Tile' },
  wide: { nl: 'Breed', en: 'Wide' },
  tall: { nl: 'Staand', en: 'Upright' },
  altNl: { nl: 'Wat zie je op de foto?', en: 'What does the photo show? (Dutch)' },
  altHint: { nl: 'Voor wie de foto niet kan zien.', en: 'For people who cannot see the photo.' },
  decorative: { nl: 'Alleen versiering, geen tekst nodig', en: 'Only decoration, no text needed' },
  altEn: { nl: 'In het Engels', en: 'In English' },
  name: { nl: 'Naam van het bestand', en: 'Name of the file' },
  credit: { nl: 'Van wie is de foto?', en: 'Whose photo is it?' },
  creditHint: { nl: 'De naam van de maker.', en: 'The name of the maker.' },
  license: { nl: 'Wat mag ermee?', en: 'What may be done with it?' },
  licenseHint: { nl: 'Bijvoorbeeld: CC BY 4.0, of: met toestemming van de maker.', en: 'For example: CC BY 4.0, or: with consent of the maker.' },
  save: { nl: 'Sla op', en: 'Save' },
  saved: { nl: 'Bewaard', en: 'Saved' },
  usedOn: { nl: 'Gebruikt op', en: 'Used on' },
  usedNowhere: { nl: 'Dit bestand staat nog nergens.', en: 'This file is not shown anywhere yet.' },
  locked: { nl: 'Weggooien kan pas als het bestand nergens meer staat.', en: 'It can be thrown away once it is not shown anywhere.' },
  replace: { nl: 'Vervang', en: 'Replace' },
  replaceAsk: { nl: 'Vervang dit bestand', en: 'Replace this file' },
  replaceText: {
    nl: 'Het nieuwe bestand komt meteen overal te staan waar dit staat. Het oude is dan weg.',
    en: 'The new file is shown at once wherever this one is. The old one is gone then.',
  },
  keepWords: {
    nl: 'De beschrijving en het belangrijkste punt kloppen ook voor de nieuwe foto',
    en: 'The description and the most important point are right for the new photo too',
  },
  choosePhoto: { nl: 'Kies een foto', en: 'Choose a photo' },
  choosePdf: { nl: 'Kies een pdf', en: 'Choose a PDF' },
  replaceNot: { nl: 'Vervang niet', en: 'Do not replace' },
  replacing: { nl: 'We versturen het bestand…', en: 'Sending the file…' },
  replaced: { nl: 'Vervangen', en: 'Replaced' },
  download: { nl: 'Download', en: 'Download' },
  throwAway: { nl: 'Gooi weg', en: 'Throw away' },
  thrownAway: { nl: 'Weggegooid. Het blijft nog 30 dagen bij Weggegooid staan.', en: 'Thrown away. It stays under Thrown away for 30 days.' },
  putBack: { nl: 'Zet terug', en: 'Put back' },
  putBackDone: { nl: 'Teruggezet', en: 'Put back' },
})
