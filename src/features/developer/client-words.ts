import { defineMessages } from '#kernel/i18n/messages.ts'

export const clientWords = defineMessages({
  typed: { nl: 'Getypeerd lezen', en: 'A typed read' },
  typedText: { nl: 'Een veld, include of filter dat niet bestaat compileert niet.', en: 'A field, include or filter that does not exist does not compile.' },
  title: { nl: 'Vacature', en: 'Vacancy' },
  by: { nl: 'Organisatie', en: 'Organization' },
  status: { nl: 'Status', en: 'Status' },
  none: { nl: 'Er staan hier geen vacatures.', en: 'There are no vacancies here.' },
  retry: { nl: 'Opnieuw proberen', en: 'Retries' },
  retryText: {
    nl: 'Het adres antwoordt de eerste keer 503. De server telt hoe vaak er echt gevraagd is.',
    en: 'The address answers 503 the first time. The server counts how often it was really asked.',
  },
  get: { nl: 'Vraag op met GET', en: 'Try with GET' },
  post: { nl: 'Verstuur met POST', en: 'Try with POST' },
  calls: { nl: 'Vragen aan de server', en: 'Calls that the server got' },
  outcome: { nl: 'Wat de pagina kreeg', en: 'What the page got' },
  unexpected: { nl: 'Een token dat niemand vroeg', en: 'A token that nobody asked for' },
  unexpectedText: {
    nl: 'Een antwoord met een token op een vraag zonder token is een fout, met deze tekst.',
    en: 'An answer with a token to a call that had none is an error, with this text.',
  },
  ask: { nl: 'Lokt de fout uit', en: 'Provoke the error' },
})
