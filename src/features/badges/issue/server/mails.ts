import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { certificateMailWords as words } from '#features/badges/issue/mail-words.ts'

type Facts = { firstName: string; workshop: string; workshopId: string; path: string }

export const badgeMails: Record<string, MailTemplate> = {
  'workshop.certificate': (facts: Facts, locale) => ({
    subject: say(locale, words.subject, facts),
    heading: say(locale, words.subject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.text)],
    button: { label: say(locale, words.press), url: facts.path },
    why: say(locale, words.why),
  }),
}

export const badgeEvents: Readonly<Record<string, MailEvent>> = {
  'workshop.certificate': mailEvent<Facts>({
    name: words.name,
    when: words.when,
    to: 'volunteer',
    group: 'workshops',
    notice: ({ workshop, workshopId, path }) => ({ path, facts: { workshop, workshopId } }),
    variables: ['firstName', 'workshop'],
  }),
}
