import { defineMessages } from '#kernel/i18n/messages.ts'

export const statusWords = defineMessages({
  pages: { nl: 'Foutpagina’s', en: 'Error pages' },
  pagesText: {
    nl: 'Elke knop opent de pagina zoals een bezoeker haar krijgt, met die status. Terug met de knop van je browser.',
    en: 'Every button opens the page as a visitor gets it, with that status. Go back with your browser.',
  },
  unauthenticated: { nl: '401 niet ingelogd', en: '401 not signed in' },
  forbidden: { nl: '403 geen toegang', en: '403 forbidden' },
  no_organization: { nl: '403 zonder organisatie', en: '403 no organization' },
  wrong_center: { nl: '403 verkeerde website', en: '403 wrong center' },
  not_found: { nl: '404 niet gevonden', en: '404 not found' },
  rate_limited: { nl: '429 te vaak', en: '429 too many' },
  defect: { nl: '500 een fout', en: '500 a defect' },
  unavailable: { nl: '503 even weg', en: '503 unavailable' },
  slow: { nl: 'Na 5 seconden', en: 'After 5 seconds' },
  broken: { nl: 'Een antwoord dat afbreekt', en: 'An answer that breaks off' },
  arrived: { nl: 'Deze pagina kwam na 5 seconden.', en: 'This page came after 5 seconds.' },
})
