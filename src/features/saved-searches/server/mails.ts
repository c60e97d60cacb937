import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { searchInWords } from '#features/saved-searches/saved-query.ts'
import { alertWords as words } from '#features/saved-searches/messages.ts'
import { linkToVacancy, type MailedVacancy } from '#features/vacancies/presentation/server/mailed-vacancy.ts'

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
