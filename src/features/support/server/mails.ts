import { questionMailWords as words } from '#features/support/mail-words.ts'
import { type AnyMessage, type FactsOf, say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'

type QuestionFacts = { firstName: string; author: string; body: string; vacancy: string; organization: string; conversationId: string }
type Sentence = AnyMessage & { nl: string | ((facts: never) => string); en: string | ((facts: never) => string) }

/** The mails about questions, by kind: the message itself, and a link to answer. */
export const questionMails: Readonly<Record<QuestionKind, MailTemplate<QuestionFacts>>> = {
  'support.asked': letter(words.askedSubject, words.askedText, words.whyAsked),
  'support.answered': letter(words.answeredSubject, words.answeredText, words.whyAnswered),
  'question.asked': letter(words.aboutSubject, words.aboutText, words.whyAbout),
  'question.answered': letter(words.aboutAnsweredSubject, words.aboutAnsweredText, words.whyAboutAnswered),
}

export type QuestionKind = 'support.asked' | 'support.answered' | 'question.asked' | 'question.answered'

function letter(subject: Sentence, text: Sentence, why: Sentence): MailTemplate<QuestionFacts> {
  return (facts, locale, { name: centerName }) => {
    const sayOf = (sentence: Sentence) => say(locale, sentence, ...([{ ...facts, centerName }] as FactsOf<Sentence>))
    return {
      subject: sayOf(subject),
      heading: sayOf(subject),
      paragraphs: [say(locale, words.hello, facts), sayOf(text), facts.body ?? ''],
      button: { label: say(locale, words.answer), url: `/conversations?c=${facts.conversationId ?? ''}&via=mail` },
      why: sayOf(why),
    }
  }
}

type Words = Pick<MailEvent, 'to' | 'name' | 'when'>

/** Readers with an unread notice were left out before (domain §7.7). */
const question = (variables: MailEvent<QuestionFacts>['variables'], words: Words) =>
  mailEvent<QuestionFacts>({
    ...words,
    group: 'messages',
    isRepeated: true,
    notice: ({ author, vacancy, organization, conversationId }) => ({ path: `/conversations?c=${conversationId}`, facts: { author, vacancy, organization } }),
    variables,
  })

/** The mail events of questions (domain §3.5). */
export const questionEvents: Readonly<Record<QuestionKind, MailEvent>> = {
  'support.asked': question(['firstName', 'author'], {
    to: 'center',
    name: { nl: 'Vraag aan jullie', en: 'Question to you' },
    when: { nl: 'Gaat naar de coördinatoren, als iemand jullie iets vraagt.', en: 'Goes to the coordinators, when somebody asks you something.' },
  }),
  'support.answered': question(['firstName', 'author'], {
    to: 'all',
    name: { nl: 'Antwoord op een vraag', en: 'Answer to a question' },
    when: { nl: 'Gaat naar wie jullie iets vroeg, of naar wie jullie zelf schreven.', en: 'Goes to whoever asked you something, or whom you wrote to.' },
  }),
  'question.asked': question(['firstName', 'author', 'vacancy', 'organization'], {
    to: 'team',
    name: { nl: 'Vraag over een vacature', en: 'Question about a vacancy' },
    when: { nl: 'Gaat naar de organisatie, als iemand iets vraagt over een vacature.', en: 'Goes to the organization, when somebody asks about a vacancy.' },
  }),
  'question.answered': question(['firstName', 'author', 'vacancy', 'organization'], {
    to: 'volunteer',
    name: { nl: 'Antwoord op een vraag over een vacature', en: 'Answer to a question about a vacancy' },
    when: { nl: 'Gaat naar wie iets vroeg over een vacature.', en: 'Goes to whoever asked about a vacancy.' },
  }),
}
