import { defineMessages } from '#kernel/i18n/messages.ts'

export const feedWords = defineMessages({
  all: { nl: (f: { town: string }) => `Activiteiten in ${f.town}`, en: (f: { town: string }) => `Activities in ${f.town}` },
  own: { nl: (f: { center: string }) => `Mijn agenda bij ${f.center}`, en: (f: { center: string }) => `My calendar at ${f.center}` },
  /** Before a title, since many programs do not show the status. */
  cancelled: { nl: 'AFGELAST: ', en: 'CANCELLED: ' },
  online: { nl: 'Online', en: 'Online' },
})

/** What is wrong with a request for a page of the feed for programs. */
export const pageFaults = defineMessages({
  timestamp: { nl: 'Vul de afterTimestamp van de vorige pagina in, met afterId.', en: 'Enter the afterTimestamp of the page before, with afterId.' },
  id: { nl: 'Vul de afterId van de vorige pagina in, met afterTimestamp.', en: 'Enter the afterId of the page before, with afterTimestamp.' },
})
