import { defineMessages } from '#kernel/i18n/messages.ts'

/** What is wrong with a request for a page of a feed for programs. */
export const pageFaults = defineMessages({
  timestamp: { nl: 'Vul de afterTimestamp van de vorige pagina in, met afterId.', en: 'Enter the afterTimestamp of the page before, with afterId.' },
  id: { nl: 'Vul de afterId van de vorige pagina in, met afterTimestamp.', en: 'Enter the afterId of the page before, with afterTimestamp.' },
})
