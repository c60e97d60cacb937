import { defineMessages } from '#kernel/i18n/messages.ts'

export const reportWords = defineMessages({
  fail: { nl: 'Laat het misgaan', en: 'Make it fail' },
  failText: {
    nl: 'Elke plek waar iets mis kan gaan. Daarna zie je de foutpagina, of blijft de pagina staan.',
    en: 'Every place where something can go wrong. Then the error page comes, or the page stays as it is.',
  },
  loader: { nl: 'In de loader', en: 'In the loader' },
  render: { nl: 'Tijdens het tekenen', en: 'While drawing' },
  event: { nl: 'In een klik', en: 'In a click' },
  promise: { nl: 'In een belofte', en: 'In a promise' },
  caught: {
    nl: ({ where }: { where: string }) => `Gegooid: ${where}. De pagina staat er nog.`,
    en: ({ where }: { where: string }) => `Thrown: ${where}. The page still stands.`,
  },
  report: { nl: 'Wat er gemeld wordt', en: 'What is reported' },
  reportText: {
    nl: 'De regel in het log van de server, van een fout met een e-mailadres, een telefoonnummer, een wachtwoord en een token erin. Naar een andere dienst gaat niets.',
    en: 'The line in the log of the server, of a fault with an email address, a phone number, a password and a token in it. Nothing goes to another service.',
  },
  page: { nl: 'Van een pagina', en: 'Of a page' },
  job: { nl: 'Van een taak op de achtergrond', en: 'Of a job in the background' },
  id: { nl: 'Nummer van de aanvraag', en: 'Request id' },
  thrown: { nl: 'Een fout op de testpagina', en: 'A fault of the test page' },
})
