import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the picture field. */
export const fieldWords = defineMessages({
  invite: { nl: 'Sleep een foto hierheen of kies er een', en: 'Drag a photo here or choose one' },
  camera: { nl: 'Maak een foto', en: 'Take a photo' },
  replace: { nl: 'Kies een andere', en: 'Choose another' },
  remove: { nl: 'Haal weg', en: 'Remove' },
  cancel: { nl: 'Stop', en: 'Stop' },
  retry: { nl: 'Probeer opnieuw', en: 'Try again' },
  alt: { nl: 'Wat zie je op de foto?', en: 'What does the photo show?' },
  altHint: {
    nl: 'Voor wie de foto niet kan zien. Is hij alleen versiering? Laat dit dan leeg.',
    en: 'For people who cannot see it. Is it only decoration? Then leave this empty.',
  },
  sending: { nl: 'We versturen de foto…', en: 'Sending the photo…' },
  making: { nl: 'Bijna klaar…', en: 'Almost done…' },
  kept: { nl: 'De foto is binnen. Vergeet niet op te slaan.', en: 'The photo has arrived. Do not forget to save.' },
  removed: { nl: 'De foto is weg als je opslaat.', en: 'The photo goes when you save.' },
  cancelled: { nl: 'Gestopt. Er is niets veranderd.', en: 'Stopped. Nothing has changed.' },
  waiting: { nl: 'Nog even: we slaan op zodra de foto er is.', en: 'One moment: we save as soon as the photo is there.' },
  lost: {
    nl: 'De verbinding viel weg. Zodra die terug is, proberen we het opnieuw.',
    en: 'The connection was lost. We try again as soon as it is back.',
  },
  unreadable: {
    nl: 'Dit bestand kunnen we niet openen. Kies een foto: JPG, PNG of WebP.',
    en: 'We cannot open this file. Choose a photo: JPG, PNG or WebP.',
  },
  tooLarge: { nl: 'Deze foto is groter dan 10 MB. Kies een kleinere.', en: 'This photo is larger than 10 MB. Choose a smaller one.' },
  altLost: { nl: 'De beschrijving is niet bewaard. Probeer het nog eens.', en: 'The description was not saved. Try once more.' },
})

/** Words of the picture field for a logo. */
export const logoWords = defineMessages({
  invite: { nl: 'Kies een plaatje', en: 'Choose a picture' },
  alt: { nl: 'Wat staat er op het plaatje?', en: 'What does the picture show?' },
  altHint: {
    nl: 'Voor wie het niet kan zien. Staat er alleen jullie naam in? Laat dit dan leeg.',
    en: 'For people who cannot see it. Does it only show your name? Then leave this empty.',
  },
  sending: { nl: 'We versturen het plaatje…', en: 'Sending the picture…' },
  kept: { nl: 'Het plaatje is binnen. Vergeet niet op te slaan.', en: 'The picture has arrived. Do not forget to save.' },
  removed: { nl: 'Het plaatje is weg als je opslaat.', en: 'The picture goes when you save.' },
  waiting: { nl: 'Nog even: we slaan op zodra het plaatje er is.', en: 'One moment: we save as soon as the picture is there.' },
  unreadable: {
    nl: 'Dit bestand kunnen we niet openen. Kies een plaatje: JPG, PNG of WebP.',
    en: 'We cannot open this file. Choose a picture: JPG, PNG or WebP.',
  },
})

export const useWords = defineMessages({
  gone: { nl: 'Deze foto is er niet meer. Kies hem opnieuw.', en: 'This photo is no longer there. Choose it again.' },
})
