import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { inWords, type Words } from '#features/center-forms/model/form-design.ts'
import { messages as words } from '#features/center-forms/model/messages.ts'
import { answersPath } from '#features/center-forms/model/paths.ts'

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
