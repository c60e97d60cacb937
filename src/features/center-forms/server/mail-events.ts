import { centerColleagues } from '#kernel/access/role-sets.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { Words } from '#features/center-forms/model/form-design.ts'
import { answersPath } from '#features/center-forms/model/paths.ts'

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
