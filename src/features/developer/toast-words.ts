import { defineMessages } from '#kernel/i18n/messages.ts'

export const toastWords = defineMessages({
  show: { nl: 'Toon een melding', en: 'Show a toast' },
  showText: {
    nl: 'Een melding staat er 6 seconden. Een nieuwe komt in de plaats van de vorige. Knoppen om iets te doen staan nooit in een melding, want wie langzaam leest is ze dan kwijt; alleen sluiten kan.',
    en: 'A toast stands for 6 seconds. A new one takes the place of the one before. Acts never stand in a toast, since who reads slowly would lose them; it can only be closed.',
  },
  success: { nl: 'Gelukt', en: 'Success' },
  danger: { nl: 'Fout', en: 'Error' },
  info: { nl: 'Uitleg', en: 'Information' },
  long: { nl: 'Lange tekst', en: 'Long text' },
  two: { nl: 'Twee tegelijk', en: 'Two at once' },
  first: { nl: 'De eerste melding', en: 'The first toast' },
  second: { nl: 'De tweede melding', en: 'The second toast' },
  saved: { nl: 'Opgeslagen.', en: 'Saved.' },
  failed: { nl: 'Dat lukte niet. Probeer het nog eens.', en: 'That did not work. Try again.' },
  told: { nl: 'Er zijn drie nieuwe aanvragen.', en: 'There are three new applications.' },
  longText: {
    nl: 'Deze melding is lang: ze vertelt wat er gebeurd is, waarom dat zo is en wat je nu het beste kunt doen, en past op een telefoon op meer regels.',
    en: 'This toast is long: it says what happened, why that is so and what is best to do now, and takes several lines on a phone.',
  },
  server: { nl: 'Na een formulier', en: 'After a form' },
  serverText: {
    nl: 'De server stuurt de melding met een cookie mee, dus ook zonder script.',
    en: 'The server sends the toast in a cookie, so without script too.',
  },
  send: { nl: 'Verstuur', en: 'Send' },
  measured: { nl: 'Gemeten', en: 'Measured' },
  shown: { nl: 'Meldingen tegelijk in beeld', en: 'Toasts in view at once' },
  stood: { nl: 'De vorige stond er', en: 'The last one stood for' },
  motion: { nl: 'Minder beweging gevraagd', en: 'Reduced motion asked for' },
  yes: { nl: 'ja', en: 'yes' },
  no: { nl: 'nee', en: 'no' },
})
