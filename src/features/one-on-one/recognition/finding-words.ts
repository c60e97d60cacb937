import { defineMessages } from '#kernel/i18n/messages.ts'
import type { SensitiveKind } from './recognise.ts'

/** What a finding is called, and what to do with it, for whoever writes and whoever screens. */
export const findingWords: Record<SensitiveKind, { name: { nl: string; en: string }; text: { nl: string; en: string } }> = {
  telephone: {
    name: { nl: 'Telefoonnummer', en: 'Phone number' },
    text: { nl: 'Haal het weg. Contact loopt via ons.', en: 'Take it out. Contact goes through us.' },
  },
  mail: { name: { nl: 'E-mailadres', en: 'Email address' }, text: { nl: 'Haal het weg. Contact loopt via ons.', en: 'Take it out. Contact goes through us.' } },
  street: { name: { nl: 'Adres', en: 'Address' }, text: { nl: 'Haal het weg. Alleen de plaats is genoeg.', en: 'Take it out. The town alone is enough.' } },
  iban: {
    name: { nl: 'Rekeningnummer', en: 'Account number' },
    text: { nl: 'Haal het weg. We vragen nooit om geld.', en: 'Take it out. We never ask for money.' },
  },
  bsn: {
    name: { nl: 'Burgerservicenummer', en: 'Citizen service number' },
    text: { nl: 'Haal het weg. Niemand heeft dit nodig.', en: 'Take it out. Nobody needs this.' },
  },
  health: {
    name: { nl: 'Dit gaat over gezondheid', en: 'This is about health' },
    text: {
      nl: 'Medische gegevens bespreek je met de coördinator. Schrijf liever wat je nodig hebt.',
      en: 'Talk about medical details with the coordinator. Rather write what you need.',
    },
  },
  nursing: {
    name: { nl: 'Dit lijkt op zorg', en: 'This looks like care' },
    text: {
      nl: 'Wassen, medicijnen of wonden doet een vrijwilliger niet. Op de sociale kaart vind je wie wel.',
      en: 'A volunteer does not wash people or give medicine. The social map shows who does.',
    },
  },
  money: {
    name: { nl: 'Dit gaat over geld', en: 'This is about money' },
    text: { nl: 'Alleen echte kosten, zoals een buskaartje, mogen betaald worden.', en: 'Only real costs, such as a bus ticket, may be paid.' },
  },
}

export const findingTexts = defineMessages({
  hereIs: {
    nl: ({ name, text }: { name: string; text: string }) => `${name}: ‘${text}’.`,
    en: ({ name, text }: { name: string; text: string }) => `${name}: ‘${text}’.`,
  },
  status: { nl: 'Kijk nog even naar je tekst', en: 'Look at your text once more' },
})
