import { defineMessages } from '#kernel/i18n/messages.ts'

export const apiReferenceWords = defineMessages({
  title: { nl: 'De API van deze website', en: 'The API of this website' },
  text: {
    nl: 'Voor wie een programma maakt dat met deze website werkt. De uitleg bij elke aanroep is in het Engels.',
    en: 'For who writes a program that works with this website.',
  },
  tryHere: {
    nl: 'Dit is de demosite: hier kun je elke aanroep doen. Je eigen sessie gaat niet mee. Log in met POST /auth/sign_in, dan gaat die sessie met de volgende aanroepen mee, tot je de pagina verlaat.',
    en: 'This is the demo site: here every call can be made. Your own session does not go along. Sign in by POST /auth/sign_in, and that session goes along with the next calls, until you leave the page.',
  },
  tryThere: {
    nl: 'Op deze website staan gegevens van echte mensen. Proberen kan op de demosite.',
    en: 'This website holds data of real people. Calls can be tried at the demo site.',
  },
  toDemo: { nl: 'Probeer de API op de demosite', en: 'Try the API at the demo site' },
  search: { nl: 'Zoek een aanroep', en: 'Search for a call' },
  searchNote: { nl: 'Een deel van het adres of van de uitleg, bijvoorbeeld vacancies', en: 'A part of its address or its description, such as vacancies' },
  file: { nl: 'Het OpenAPI-bestand, voor je eigen programma’s', en: 'The OpenAPI file, for your own programs' },
  needsScript: {
    nl: 'De aanroepen worden getoond met JavaScript. Zonder JavaScript kun je het OpenAPI-bestand openen.',
    en: 'The calls are shown by JavaScript. Without it, open the OpenAPI file.',
  },
  coming: { nl: 'De aanroepen worden opgehaald …', en: 'Fetching the calls …' },
  found: { nl: '{found} van {all} aanroepen', en: '{found} of {all} calls' },
  calls: { nl: 'Aanroepen', en: 'Calls' },
  failed: { nl: 'De aanroepen konden niet worden opgehaald. Ververs de pagina.', en: 'The calls could not be fetched. Reload the page.' },
})
