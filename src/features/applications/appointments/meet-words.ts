import { defineMessages } from '#kernel/i18n/messages.ts'

type Name = { name: string }

/** The appointment card in the conversation: who proposed it, and its status. */
export const meetWords = defineMessages({
  youPropose: { nl: 'Jij stelt voor', en: 'You propose' },
  proposes: { nl: ({ name }: Name) => `${name} stelt voor`, en: ({ name }: Name) => `${name} proposes` },
  appointmentWith: { nl: ({ name }: Name) => `Afspraak met ${name}`, en: ({ name }: Name) => `Appointment with ${name}` },
  expects: { nl: ({ name }: Name) => `${name} verwacht je`, en: ({ name }: Name) => `${name} expects you` },
  youCome: { nl: 'Je komt', en: 'You will be there' },
  comes: { nl: ({ name }: Name) => `${name} komt`, en: ({ name }: Name) => `${name} will be there` },
  youCannot: { nl: 'Je kunt niet', en: 'You cannot' },
  cannot: { nl: ({ name }: Name) => `${name} kan niet`, en: ({ name }: Name) => `${name} cannot` },
  noAnswer: { nl: 'Nog geen antwoord', en: 'No answer yet' },
  agreed: { nl: 'Afgesproken', en: 'Agreed' },
  notThen: { nl: 'Die dag kan niet', en: 'That day does not suit' },
  moved: { nl: 'Niet meer geldig: er is een andere dag', en: 'No longer valid: there is another day' },
  off: { nl: 'Gaat niet door', en: 'Called off' },
  over: { nl: 'Geweest', en: 'Over' },
  calendar: { nl: 'Zet in je agenda', en: 'Put in your calendar' },
})
