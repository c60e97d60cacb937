import { defineMessages } from '#kernel/i18n/messages.ts'

export const certificateMailWords = defineMessages({
  name: { nl: 'Je bewijs van een workshop', en: 'Your certificate of a workshop' },
  when: {
    nl: 'Gaat naar wie alle keren was, als de workshop geweest is.',
    en: 'Goes to whoever was at all sessions, when the workshop is over.',
  },
  subject: {
    nl: (f: { workshop: string }) => `Je bewijs van ‘${f.workshop}’ is klaar`,
    en: (f: { workshop: string }) => `Your certificate of ‘${f.workshop}’ is ready`,
  },
  hello: { nl: (f: { firstName: string }) => `Hallo ${f.firstName},`, en: (f: { firstName: string }) => `Hello ${f.firstName},` },
  text: {
    nl: 'Je hebt de hele workshop gedaan. Je kunt je bewijs nu afdrukken of bewaren. Met de code erop kan iedereen zien dat het klopt.',
    en: 'You did the whole workshop. You can print or save your certificate now. With its code anybody can see that it is genuine.',
  },
  press: { nl: 'Bekijk je bewijs', en: 'See your certificate' },
  why: { nl: 'Je krijgt deze mail omdat je meedeed aan deze workshop.', en: 'You get this mail because you took part in this workshop.' },
})
