import type { PersonalResource } from '#features/exports/export.ts'
import { mailWords as words } from '#features/exports/messages.ts'
import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'

type Facts = { firstName: string; who: string; resource: PersonalResource; n: number; centerName: string }

/** The mail that notifies center admins of an export. */
export const exportMails: Readonly<Record<string, MailTemplate>> = {
  'exports.made': (facts: Facts, locale) => ({
    subject: say(locale, words.subject, facts),
    heading: say(locale, words.subject, facts),
    paragraphs: [say(locale, words.text, facts), say(locale, words.check)],
    why: say(locale, words.why, facts),
  }),
}

type NoticeFacts = { who: string; resource: string; n: number }

/** Center admins cannot turn this mail off: the file holds personal data. */
export const exportEvents: Readonly<Record<string, MailEvent>> = {
  'exports.made': mailEvent<NoticeFacts>({
    to: 'center',
    roles: ownCenterAdmins,
    group: 'account',
    name: { nl: 'Gegevens geëxporteerd', en: 'Data exported' },
    when: { nl: 'Gaat naar de centerbeheerders.', en: 'Goes to the center admins.' },
    isAlways: true,
    notice: ({ who, resource, n }) => ({ path: `/${resource}`, facts: { who, resource, n } }),
  }),
}
