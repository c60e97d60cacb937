import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'

type Found = { query: string; n: number }

/** How often a saved search is mailed stands with the search itself, so that is not chosen a second time. */
export const searchEvents: Readonly<Record<string, MailEvent>> = {
  'search.confirm': {
    to: 'volunteer',
    group: 'account',
    name: { nl: 'Bevestig je zoekopdracht', en: 'Confirm your search' },
    when: { nl: 'Gaat naar wie zonder account een zoekopdracht bewaart.', en: 'Goes to whoever saves a search without an account.' },
    isAlways: true,
    notice: null,
  },
  'search.found': mailEvent<Found>({
    to: 'volunteer',
    group: 'account',
    name: { nl: 'Nieuw bij je zoekopdracht', en: 'New for your search' },
    when: { nl: 'Gaat naar wie een zoekopdracht bewaart.', en: 'Goes to whoever saves a search.' },
    isAlways: true,
    notice: ({ query, n }) => ({
      path: `/vacancies/search?${query === '' ? '' : `${query}&`}sort=-published_at`,
      facts: { query, n, vacancies: [], stop: '/' },
    }),
  }),
}
