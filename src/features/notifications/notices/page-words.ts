import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the page of all notices. */
export const pageWords = defineMessages({
  title: { nl: 'Notificaties', en: 'Notifications' },
  all: { nl: 'Alles', en: 'All' },
  new: { nl: ({ n }: { n: number }) => (n > 0 ? `Nieuw (${n})` : 'Nieuw'), en: ({ n }: { n: number }) => (n > 0 ? `New (${n})` : 'New') },
  which: { nl: 'Welke notificaties', en: 'Which notifications' },
  readAll: { nl: 'Alles gelezen', en: 'Mark all as read' },
  readOne: { nl: 'Gelezen', en: 'Mark as read' },
  about: { nl: ({ text }: { text: string }) => `: ${text}`, en: ({ text }: { text: string }) => `: ${text}` },
  isNew: { nl: 'Nieuw:', en: 'New:' },
  today: { nl: 'Vandaag', en: 'Today' },
  yesterday: { nl: 'Gisteren', en: 'Yesterday' },
  choose: { nl: 'Kies welke e-mails je krijgt', en: 'Choose which emails you get' },
  empty: { nl: 'Je hebt geen notificaties', en: 'You have no notifications' },
  emptyText: { nl: 'Is er iets nieuws voor je, dan staat het hier.', en: 'When there is something new for you, it is here.' },
  emptyNew: { nl: 'Je hebt alles gelezen', en: 'You have read everything' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  page: { nl: ({ page }: { page: number }) => `Pagina ${page}`, en: ({ page }: { page: number }) => `Page ${page}` },
})
