import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { mailWords as words } from '#features/exports/messages.ts'
import type { ExportedResource } from '#features/exports/export.ts'

type Facts = { firstName: string; who: string; resource: ExportedResource; n: number; centerName: string }

/** The center's admins hear who took what along. */
export const exportMails: Readonly<Record<string, MailTemplate>> = {
  'exports.made': (facts: Facts, locale) => ({
    subject: say(locale, words.subject, facts),
    heading: say(locale, words.subject, facts),
    paragraphs: [say(locale, words.text, facts), say(locale, words.check)],
    why: say(locale, words.why, facts),
  }),
}
