import { defineMessages } from '#kernel/i18n/messages.ts'

export const mapWords = defineMessages({
  map: { nl: 'Kaart', en: 'Map' },
  zoomIn: { nl: 'Inzoomen', en: 'Zoom in' },
  zoomOut: { nl: 'Uitzoomen', en: 'Zoom out' },
  close: { nl: 'Sluit', en: 'Close' },
  searchArea: { nl: 'Zoek in dit gebied', en: 'Search this area' },
  noPlaceHere: {
    nl: 'Hier kennen we geen plaats. Schuif de kaart naar een plaats in Nederland.',
    en: 'We know no place here. Move the map to a place in the Netherlands.',
  },
  areaFailed: { nl: 'Dit is niet gelukt. Probeer het opnieuw.', en: 'That did not work. Try again.' },
  oneSeen: { nl: '1 plek in beeld', en: '1 place in view' },
  seen: { nl: '{n} plekken in beeld', en: '{n} places in view' },
  cards: { nl: 'Door de plekken', en: 'Through the places' },
  card: { nl: '{n} van {total}', en: '{n} of {total}' },
  previousCard: { nl: 'Vorige plek', en: 'Previous place' },
  nextCard: { nl: 'Volgende plek', en: 'Next place' },
  toList: { nl: 'Terug naar de lijst', en: 'Back to the list' },
  sketch: { nl: 'Schets van de omgeving. Plaatsnamen:', en: 'Sketch of the area. Place names:' },
})
