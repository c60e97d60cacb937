import { defineMessages } from '#kernel/i18n/messages.ts'

/** What visitors say is wrong, for those who look after the entry. */
export const toldWords = defineMessages({
  told: { nl: 'Wat bezoekers melden', en: 'What visitors tell' },
  accept: { nl: 'Aangepast', en: 'Changed' },
  decline: { nl: 'Het klopt wel', en: 'It is right' },
  answer: { nl: 'Antwoord', en: 'Answer' },
  answerHint: { nl: 'Gaat naar wie dit meldde. Mag leeg.', en: 'Goes to whoever told this. May be empty.' },
  isAccepted: { nl: 'Bedankt. Wie dit meldde, hoort het.', en: 'Thank you. Whoever told this will hear.' },
  isDeclined: { nl: 'Wie dit meldde, hoort dat het zo blijft.', en: 'Whoever told this will hear that it stays.' },
})
