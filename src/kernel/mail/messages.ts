import { defineMessages } from '#kernel/i18n/messages.ts'

/** The texts around every mail. */
export const messages = defineMessages({
  buttonFails: { nl: 'Lukt de knop niet? Kopieer dan deze link:', en: 'Does the button not work? Copy this link:' },
  regards: { nl: 'Groet,', en: 'Kind regards,' },
  team: { nl: ({ name }: { name: string }) => `Team ${name}`, en: ({ name }: { name: string }) => `The ${name} team` },
  questions: { nl: ({ phone }: { phone: string }) => `Vragen? Bel ${phone}.`, en: ({ phone }: { phone: string }) => `Questions? Call ${phone}.` },
  choose: { nl: 'Kies welke e-mails je krijgt', en: 'Choose which emails you get' },
  sentMails: { nl: 'Verstuurde e-mails', en: 'Sent emails' },
  sentMailsIntro: {
    nl: 'Alle e-mails van deze website, de nieuwste bovenaan. Deze pagina bestaat alleen buiten productie.',
    en: 'All emails of this website, newest first. This page exists outside production only.',
  },
  noMails: { nl: 'Er is nog geen e-mail verstuurd.', en: 'No email has been sent yet.' },
  to: { nl: 'Aan', en: 'To' },
  asText: { nl: 'Als tekst', en: 'As text' },
  refresh: { nl: 'Vernieuwen', en: 'Refresh' },
})
