import { defineMessages } from '#kernel/i18n/messages.ts'

/** What stands on the paper, drawn as a page and as a PDF. */
export const certificateWords = defineMessages({
  document: {
    nl: ({ title }: { title: string }) => `Bewijs van deelname: ${title}`,
    en: ({ title }: { title: string }) => `Certificate of attendance: ${title}`,
  },
  file: { nl: 'Bewijs', en: 'Certificate' },
  isFor: { nl: 'Dit bewijs is voor', en: 'This certificate is for' },
  attended: { nl: 'die heeft meegedaan aan de workshop', en: 'who took part in the workshop' },
  when: { nl: 'Wanneer', en: 'When' },
  duration: { nl: 'Hoe lang', en: 'How long' },
  learns: { nl: 'Geleerd', en: 'Learned' },
  trainer: { nl: 'Trainer', en: 'Trainer' },
  check: { nl: 'Klopt dit bewijs?', en: 'Is this certificate genuine?' },
  checkHow: { nl: 'Kijk met deze code op', en: 'Check it with this code at' },
  qr: { nl: ({ address }: { address: string }) => `QR-code naar ${address}`, en: ({ address }: { address: string }) => `QR code to ${address}` },
  lacking: {
    nl: 'Sommige tekens van de naam kan deze pdf niet laten zien. Schrijf de naam zelf op de lijn.',
    en: 'This PDF cannot show some characters of the name. Write the name on the line yourself.',
  },
})
