import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { name: string }

/** Saying what is wrong with an entry, and asking to look after it. */
export const suggestWords = defineMessages({
  title: { nl: 'Klopt er iets niet?', en: 'Is something not right?' },
  text: {
    nl: (f: Named) => `Vertel wat er anders is bij ${f.name}. Wie ervoor zorgt, kijkt ernaar. Je hoort wat ermee gebeurt.`,
    en: (f: Named) => `Tell us what is different at ${f.name}. Whoever looks after it will see. You hear what becomes of it.`,
  },
  map: { nl: 'Sociale kaart', en: 'Social map' },
  part: { nl: 'Wat klopt er niet?', en: 'What is not right?' },
  words: { nl: 'Wat moet er staan?', en: 'What should it say?' },
  wordsHint: {
    nl: 'Niemand ziet wie je bent. Schrijf geen namen of gegevens van anderen op.',
    en: 'Nobody sees who you are. Do not write names or details of others.',
  },
  wordsMissing: { nl: 'Schrijf in een paar woorden wat er anders is.', en: 'Write in a few words what is different.' },
  send: { nl: 'Verstuur', en: 'Send' },
  sent: { nl: 'Bedankt. Je hoort wat ermee gebeurt.', en: 'Thank you. You hear what becomes of it.' },
  link: { nl: 'Meld wat er niet klopt', en: 'Tell us what is not right' },
  claimed: {
    nl: (f: { center: string }) => `${f.center} kijkt ernaar. Je hoort van ons.`,
    en: (f: { center: string }) => `${f.center} will look at it. You will hear from us.`,
  },
})
