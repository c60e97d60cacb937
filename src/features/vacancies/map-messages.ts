import { defineMessages } from '#kernel/i18n/messages.ts'

export const mapWords = defineMessages({
  map: { nl: 'Kaart', en: 'Map' },
  zoomIn: { nl: 'Inzoomen', en: 'Zoom in' },
  zoomOut: { nl: 'Uitzoomen', en: 'Zoom out' },
  close: { nl: 'Sluiten', en: 'Close' },
  sketch: { nl: 'Schets van de omgeving. Plaatsnamen:', en: 'Sketch of the area. Place names:' },
})
