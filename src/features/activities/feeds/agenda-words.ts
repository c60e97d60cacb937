import { defineMessages } from '#kernel/i18n/messages.ts'

export const agendaWords = defineMessages({
  title: { nl: 'Mijn agenda', en: 'My calendar' },
  text: {
    nl: 'De activiteiten die je volgt en je afspraken, in de agenda op je telefoon of computer. Verandert er iets? Dan zie je dat daar vanzelf.',
    en: 'The activities you follow and your appointments, in the calendar on your phone or computer. When something changes, you see it there.',
  },
  make: { nl: 'Maak mijn adres', en: 'Make my address' },
  put: { nl: 'Zet in mijn agenda', en: 'Add to my calendar' },
  address: { nl: 'Adres van je agenda', en: 'Address of your calendar' },
  google: {
    nl: 'Gebruik je Google Agenda? Kopieer dit adres. Kies in Google Agenda: andere agenda’s, via url.',
    en: 'Do you use Google Calendar? Copy this address. In Google Calendar choose: other calendars, from URL.',
  },
  secret: {
    nl: 'Wie dit adres heeft, kan je agenda lezen. Heeft iemand anders het? Maak dan een nieuw adres. Het oude werkt daarna niet meer.',
    en: 'Whoever has this address can read your calendar. Does somebody else have it? Make a new address. The old one then stops working.',
  },
  renew: { nl: 'Maak een nieuw adres', en: 'Make a new address' },
  renewed: {
    nl: 'Je hebt een nieuw adres. Zet het in je agenda; een adres van eerder werkt niet meer.',
    en: 'You have a new address. Add it to your calendar; an earlier one no longer works.',
  },
  unseen: {
    nl: 'Je adres werkt, maar we kunnen het niet meer laten zien. Maak een nieuw adres als je het nodig hebt.',
    en: 'Your address works, but we can no longer show it. Make a new one if you need it.',
  },
})
