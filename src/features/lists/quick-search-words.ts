import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The search of Ctrl+K through everything that somebody may open. */
export const quickSearchWords = defineMessages({
  title: { nl: 'Snel zoeken', en: 'Quick search' },
  label: { nl: 'Organisatie, persoon, vacature, aanvraag of pagina', en: 'Organization, person, vacancy, application or page' },
  nothing: { nl: 'Niets gevonden. Probeer een ander woord.', en: 'Nothing found. Try another word.' },
  found: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 gevonden. Kies met de pijltjes.', other: `${n} gevonden. Kies met de pijltjes.` }),
    en: ({ n }: N) => plural('en', n, { one: '1 found. Choose with the arrows.', other: `${n} found. Choose with the arrows.` }),
  },
  close: { nl: 'Sluit', en: 'Close' },
  organizations: { nl: 'Organisatie', en: 'Organization' },
  users: { nl: 'Persoon', en: 'Person' },
  vacancies: { nl: 'Vacature', en: 'Vacancy' },
  applications: { nl: 'Aanvraag', en: 'Application' },
  content_items: { nl: 'Pagina van de site', en: 'Page of the site' },
  screen: { nl: 'Ga naar', en: 'Go to' },
})
