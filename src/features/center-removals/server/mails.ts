import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { archivePath } from '#features/center-archives/archive-address.ts'
import { mailWords as words } from '#features/center-removals/messages.ts'

type Facts = { firstName: string; centerName: string; dueAt: string }

const said = (facts: Facts, locale: Locale) => ({ ...facts, day: longDay(locale, facts.dueAt) })

/** The mails about the removal of a center, to its admins. */
export const removalMails: Readonly<Record<string, MailTemplate>> = {
  'center_removals.planned': (facts: Facts, locale) => ({
    subject: say(locale, words.plannedSubject, said(facts, locale)),
    heading: say(locale, words.plannedSubject, said(facts, locale)),
    paragraphs: [
      say(locale, words.hello, said(facts, locale)),
      say(locale, words.plannedText, said(facts, locale)),
      say(locale, words.plannedExport),
      say(locale, words.plannedAsk),
    ],
    button: { label: say(locale, words.plannedButton), url: archivePath },
    why: say(locale, words.why, said(facts, locale)),
    essential: true,
  }),
  'center_removals.cancelled': (facts: Facts, locale) => ({
    subject: say(locale, words.cancelledSubject, said(facts, locale)),
    heading: say(locale, words.cancelledSubject, said(facts, locale)),
    paragraphs: [say(locale, words.hello, said(facts, locale)), say(locale, words.cancelledText, said(facts, locale))],
    why: say(locale, words.why, said(facts, locale)),
    essential: true,
  }),
}

/** The center is closed, so that nobody sees a notice beside the mail. Nobody can turn these off. */
const event = (name: MailEvent['name']): MailEvent =>
  mailEvent<Facts>({
    to: 'center',
    roles: ownCenterAdmins,
    group: 'account',
    name,
    when: { nl: 'Gaat naar de centerbeheerders.', en: 'Goes to the center admins.' },
    isAlways: true,
    notice: null,
  })

export const removalEvents: Readonly<Record<string, MailEvent>> = {
  'center_removals.planned': event({ nl: 'De website wordt verwijderd', en: 'The website will be removed' }),
  'center_removals.cancelled': event({ nl: 'De website wordt toch niet verwijderd', en: 'The website will not be removed' }),
}
