import { defineMessages } from '#kernel/i18n/messages.ts'

/** The question which changes the center asks for. */
export const changesWords = defineMessages({
  whatChanges: { nl: 'Wat moet er anders?', en: 'What should be different?' },
  changesHint: {
    nl: 'Dit komt in de e-mail, en boven de vacature. Ze leveren hem daarna weer in.',
    en: 'This goes into the email, and above the vacancy. They hand it in again afterwards.',
  },
  changesNeeded: { nl: 'Schrijf wat er anders moet. De organisatie leest dit.', en: 'Write what should be different. The organization reads this.' },
  askAndMail: { nl: 'Stuur terug en mail', en: 'Send back and mail' },
  sayWhen: { nl: 'Zeg op welke dagen en hoe laat het is', en: 'Say on which days and at what time it is' },
  sayWhat: { nl: 'Schrijf wat iemand precies gaat doen', en: 'Write what exactly somebody will do' },
  writeShorter: { nl: 'Schrijf het korter en eenvoudiger', en: 'Write it shorter and simpler' },
  noContactData: { nl: 'Haal de contactgegevens uit de tekst', en: 'Take the contact details out of the text' },
  wentBack: {
    nl: (f: { title: string }) => `${f.title} is terug bij de organisatie`,
    en: (f: { title: string }) => `${f.title} is back with the organization`,
  },
})
