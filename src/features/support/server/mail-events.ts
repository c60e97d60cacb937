import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { QuestionFacts, QuestionKind } from './mails.ts'

type Words = Pick<MailEvent, 'to' | 'name' | 'when'>

/** Whoever has not read what they were told is left out before (domain §7.7). */
const question = (variables: MailEvent<QuestionFacts>['variables'], words: Words) =>
  mailEvent<QuestionFacts>({
    ...words,
    group: 'messages',
    isRepeated: true,
    notice: ({ author, vacancy, organization, conversationId }) => ({ path: `/conversations?c=${conversationId}`, facts: { author, vacancy, organization } }),
    variables,
  })

/** What the mails about questions tell of (domain §3.5). */
export const questionEvents: Readonly<Record<QuestionKind, MailEvent>> = {
  'support.asked': question(['firstName', 'author'], {
    to: 'center',
    name: { nl: 'Vraag aan de centrale', en: 'Question to the center' },
    when: { nl: 'Gaat naar de coördinatoren, als iemand de centrale iets vraagt.', en: 'Goes to the coordinators, when somebody asks the center something.' },
  }),
  'support.answered': question(['firstName', 'author'], {
    to: 'all',
    name: { nl: 'Antwoord van de centrale', en: 'Answer of the center' },
    when: { nl: 'Gaat naar wie de centrale iets vroeg.', en: 'Goes to whoever asked the center something.' },
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
