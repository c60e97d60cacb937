import { alertWords as words } from '#features/saved-searches/messages.ts'
import { searchInWords } from '#features/saved-searches/saved-query.ts'
import { type MailedVacancy, linkToVacancy } from '#features/vacancies/presentation/server/mailed-vacancy.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'

type Confirm = { query: string; url: string }
type Found = { firstName: string | null; query: string; n: number; vacancies: MailedVacancy[]; stop: string }

export const searchMails: Record<string, MailTemplate> = {
  'search.confirm': ({ query, url }: Confirm, locale) => ({
    subject: say(locale, words.confirmSubject),
    heading: say(locale, words.confirmSubject),
    paragraphs: [
      say(locale, words.hello, { firstName: null }),
      say(locale, words.confirmText, { search: searchInWords(query, locale) }),
      say(locale, words.confirmElse),
    ],
    button: { label: say(locale, words.confirm), url },
    why: say(locale, words.whyConfirm),
    essential: true,
  }),
  'search.found': ({ firstName, query, n, vacancies, stop }: Found, locale) => {
    const subject = say(locale, words.foundSubject, { n, search: query === '' ? null : searchInWords(query, locale) })
    return {
      subject,
      heading: subject,
      paragraphs: [say(locale, words.hello, { firstName }), say(locale, words.foundText, { n })],
      links: vacancies.map((one) => linkToVacancy(one, locale)),
      button: { label: say(locale, words.seeAll), url: `/vacancies/search?${query === '' ? '' : `${query}&`}sort=-published_at` },
      why: say(locale, words.whyFound),
      stop: { label: say(locale, words.stop), url: stop },
    }
  },
}

type NoticeFound = { query: string; n: number }

/** The frequency is chosen with the search itself, so these mails are not in the mail choices. */
export const searchEvents: Readonly<Record<string, MailEvent>> = {
  'search.confirm': {
    to: 'volunteer',
    group: 'account',
    name: { nl: 'Bevestig je zoekopdracht', en: 'Confirm your search' },
    when: { nl: 'Gaat naar wie zonder account een zoekopdracht bewaart.', en: 'Goes to whoever saves a search without an account.' },
    isAlways: true,
    notice: null,
  },
  'search.found': mailEvent<NoticeFound>({
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
