import { type Words, inWords } from '#features/center-forms/model/form-design.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { answersPath } from '#features/center-forms/model/paths.ts'
import { centerColleagues } from '#kernel/access/role-sets.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'

export const formMails: Record<string, MailTemplate> = {
  'form.answered': ({ firstName, title, formId }: { firstName?: string; title: Words; formId: string }, locale) => {
    const named = { title: inWords(title, locale) }
    return {
      subject: say(locale, words.answered, named),
      heading: say(locale, words.answered, named),
      paragraphs: [say(locale, words.hello, { firstName: firstName ?? '' }), say(locale, words.answeredText, named)],
      button: { label: say(locale, words.seeAnswers), url: answersPath(formId) },
      why: say(locale, words.whyAnswered, named),
    }
  },
}

type Answered = { firstName: string; title: Words; formId: string }

export const formEvents: Readonly<Record<string, MailEvent>> = {
  'form.answered': mailEvent<Answered>({
    to: 'center',
    roles: centerColleagues,
    group: 'forms',
    name: { nl: 'Nieuw antwoord op een formulier', en: 'New answer to a form' },
    when: { nl: 'Gaat naar de collega’s die bij het formulier gekozen zijn.', en: 'Goes to the colleagues that were chosen with the form.' },
    notice: ({ title, formId }) => ({ path: answersPath(formId), facts: { title, formId } }),
  }),
}
