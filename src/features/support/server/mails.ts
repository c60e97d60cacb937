import { say, type AnyMessage, type FactsOf } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { questionMailWords as words } from '#features/support/mail-words.ts'

export type QuestionFacts = { firstName: string; author: string; body: string; vacancy: string; organization: string; conversationId: string }
type Sentence = AnyMessage & { nl: string | ((facts: never) => string); en: string | ((facts: never) => string) }

/** The mails about questions, by kind: the words themselves, and where to answer. */
export const questionMails: Readonly<Record<QuestionKind, MailTemplate<QuestionFacts>>> = {
  'support.asked': letter(words.askedSubject, words.askedText, words.whyAsked),
  'support.answered': letter(words.answeredSubject, words.answeredText, words.whyAnswered),
  'question.asked': letter(words.aboutSubject, words.aboutText, words.whyAbout),
  'question.answered': letter(words.aboutAnsweredSubject, words.aboutAnsweredText, words.whyAboutAnswered),
}

export type QuestionKind = 'support.asked' | 'support.answered' | 'question.asked' | 'question.answered'

function letter(subject: Sentence, text: Sentence, why: Sentence): MailTemplate<QuestionFacts> {
  return (facts, locale) => {
    const sayOf = (sentence: Sentence) => say(locale, sentence, ...([facts] as FactsOf<Sentence>))
    return {
      subject: sayOf(subject),
      heading: sayOf(subject),
      paragraphs: [say(locale, words.hello, facts), sayOf(text), facts.body ?? ''],
      button: { label: say(locale, words.answer), url: `/conversations?c=${facts.conversationId ?? ''}&via=mail` },
      why: sayOf(why),
    }
  }
}
