import { defineMessages } from '#kernel/i18n/messages.ts'

/** Faults in the fields of an organization, shown at the field. */
export const inputWords = defineMessages({
  unknownPlace: { nl: 'Deze plaats kennen we niet. Kijk of je het goed hebt geschreven.', en: 'We do not know this place. Check the spelling.' },
  takenNumber: {
    nl: ({ phone }: { phone: string | null }) =>
      `Dit KvK-nummer staat al bij een organisatie op deze website. Hoor jij daarbij? ${phone ? `Bel ons: ${phone}.` : 'Neem contact met ons op.'} Dan regelen we dat je erbij kunt.`,
    en: ({ phone }: { phone: string | null }) =>
      `This number already belongs to an organization on this website. Are you one of them? ${phone ? `Call us: ${phone}.` : 'Get in touch with us.'} We will see to it that you can get in.`,
  },
})
