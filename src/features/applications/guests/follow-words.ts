import { defineMessages } from '#kernel/i18n/messages.ts'

/** A guest's letter, on paper and on the screen. */
export const followWords = defineMessages({
  title: { nl: (f: { person: string }) => `Beste ${f.person},`, en: (f: { person: string }) => `Dear ${f.person},` },
  sent: {
    nl: (f: { vacancy: string; organization: string; day: string }) =>
      `Op ${f.day} hebben we je aangemeld voor ‘${f.vacancy}’ bij ${f.organization}. Zo staat het er nu voor.`,
    en: (f: { vacancy: string; organization: string; day: string }) =>
      `On ${f.day} we applied for ‘${f.vacancy}’ with ${f.organization} for you. This is how it stands.`,
  },
  status: { nl: 'Status', en: 'Status' },
  next: { nl: 'Wat nu?', en: 'What now?' },
  when: { nl: 'Wanneer', en: 'When' },
  where: { nl: 'Plek', en: 'Place' },
  askFor: { nl: 'Vraag naar', en: 'Ask for' },
  follow: {
    nl: (f: { address: string }) => `Later kijken hoe het ervoor staat? Ga naar ${f.address}. Je code is:`,
    en: (f: { address: string }) => `To see later how it stands, go to ${f.address}. Your code is:`,
  },
  scan: {
    nl: (f: { address: string }) => `Later kijken hoe het ervoor staat? Richt de camera van een telefoon op het vierkant, of ga naar ${f.address}. Je code is:`,
    en: (f: { address: string }) => `To see later how it stands, point the camera of a telephone at the square, or go to ${f.address}. Your code is:`,
  },
  qr: { nl: (f: { address: string }) => `QR-code van ${f.address}`, en: (f: { address: string }) => `QR code of ${f.address}` },
  call: {
    nl: (f: { name: string; phone: string }) => `Of bel ${f.name}: ${f.phone}.`,
    en: (f: { name: string; phone: string }) => `Or call ${f.name}: ${f.phone}.`,
  },
  ask: { nl: (f: { name: string }) => `Of vraag het bij ${f.name}.`, en: (f: { name: string }) => `Or ask at ${f.name}.` },
  claim: { nl: 'Ja, ik wil de plek', en: 'Yes, I would like the place' },
  withdraw: { nl: 'Ik doe toch niet mee', en: 'I do not take part after all' },

  typeCode: { nl: 'Kijk hoe het ervoor staat', en: 'See how it stands' },
  typeCodeText: { nl: 'Heb je een brief van ons? Typ de code over.', en: 'Do you have a letter from us? Type its code.' },
  unknown: { nl: 'Deze link werkt niet', en: 'This link does not work' },
  unknownText: {
    nl: 'Misschien is een stuk van de link weggevallen, of is hij te oud. Heb je een brief van ons? Typ dan de code over.',
    en: 'Perhaps part of the link got lost, or it is too old. Do you have a letter from us? Then type its code.',
  },
  code: { nl: 'Code', en: 'Code' },
  codeHint: { nl: 'Twaalf letters en cijfers, bijvoorbeeld K7QF-9M2P-XW4D.', en: 'Twelve letters and digits, for example K7QF-9M2P-XW4D.' },
  look: { nl: 'Bekijk', en: 'Look' },

  // On the page of the application
  letter: { nl: 'Open de brief, om af te drukken', en: 'Open the letter, to print it' },

  // In the form of a vacancy, for center staff
  forOther: { nl: 'Voor iemand zonder e-mail', en: 'For somebody without email' },
  forOtherText: {
    nl: 'Vul in wie wil meedoen. Je krijgt een brief om af te drukken, en hoort het nieuws voor deze persoon.',
    en: 'Say who would like to join in. You get a letter to print, and hear the news for this person.',
  },
  guestName: { nl: 'Naam', en: 'Name' },
  guestPhone: { nl: 'Telefoon', en: 'Phone' },
  guestAddress: { nl: 'Adres voor de brief', en: 'Address for the letter' },
})
