import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { parentWords as words } from '#features/applications/parental-consent/parent-words.ts'

type Facts = { child: string; vacancy: string; organization: string; link: string }

/** The mails to parents. They have no account, so these are not among the events that people can turn off. */
export const parentMails: Readonly<Record<string, MailTemplate<Facts>>> = {
  'application.parent': (facts: Facts, locale: Locale) => ({
    subject: say(locale, words.mailSubject, facts),
    heading: say(locale, words.mailSubject, facts),
    paragraphs: [say(locale, words.mailHello), say(locale, words.mailText, facts), say(locale, words.mailNothing, facts)],
    button: { label: say(locale, words.mailButton), url: facts.link },
    factRows: [
      { label: say(locale, words.who), value: facts.child },
      { label: say(locale, words.what), value: facts.vacancy },
      { label: say(locale, words.where), value: facts.organization },
    ],
    why: say(locale, words.mailWhy, facts),
    essential: true,
  }),
}
