import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import { type MailTemplate, noReply } from '#kernel/mail/server/templates.ts'
import { helpMailWords as common } from '#features/one-on-one/telling/mail-words.ts'
import { matchPath } from '#features/one-on-one/model/addresses.ts'
import { matchMailWords as words } from '#features/one-on-one/matches/match-mail-words.ts'

type Facts = { firstName: string; matchId: string; isCenter?: boolean; isBoth?: boolean; link?: string; day?: string }
type Words = { nl: string; en: string }

/** A mail of a match: a greeting, one sentence that says what to do, and the page, which asks for signing in. */
const template =
  (of: (facts: Facts) => { subject: Words; text: Words; button: Words }): MailTemplate =>
  (facts: Facts, locale, { phone }) => {
    const { subject, text, button } = of(facts)
    return {
      subject: say(locale, subject),
      heading: say(locale, subject),
      paragraphs: [say(locale, common.hello, facts), say(locale, text), ...(facts.isCenter ? [] : [say(locale, common.call, { phone })])],
      button: { label: say(locale, button), url: facts.link ?? matchPath(facts.matchId) },
      why: say(locale, facts.isCenter ? common.whyCenter : common.why),
      ...(!facts.isCenter && { essential: true }),
      replyTo: noReply,
    }
  }

const look = words.look

/** The mails of matches: no word of what people wrote, no name of the other, and no way to answer them (decisions 58). */
export const matchMails: Record<string, MailTemplate> = {
  'help.proposed': template(({ isCenter }) =>
    isCenter
      ? { subject: words.proposedCenterSubject, text: words.proposedCenterText, button: look }
      : { subject: words.proposedSubject, text: words.proposedText, button: words.readAndChoose },
  ),
  'help.meet': template(({ isBoth, isCenter }) => ({
    subject: isBoth ? words.meetBothSubject : words.meetSubject,
    text: isCenter ? words.centerActs : isBoth ? words.meetBothText : words.meetText,
    button: look,
  })),
  'help.matched': template(({ isBoth, isCenter }) => ({
    subject: isBoth ? words.matchedSubject : words.agreedSubject,
    text: isCenter ? words.centerActs : isBoth ? words.matchedText : words.agreedText,
    button: look,
  })),
  'help.message': template(() => ({ subject: words.messageSubject, text: words.messageText, button: words.readMessage })),
  'help.ended': template(() => ({ subject: words.endedSubject, text: words.endedText, button: look })),
  'help.ending': template(() => ({ subject: words.endingSubject, text: words.endingText, button: look })),
  'help.check_in': template(() => ({ subject: words.checkInSubject, text: words.checkInText, button: words.answer })),
  'help.check_in_again': template(() => ({ subject: words.checkInSubject, text: words.checkInAgainText, button: words.answer })),
  'help.reported': template(() => ({ subject: words.reportedSubject, text: words.reportedText, button: look })),
}

const event = (to: MailEvent['to'], { name, when, isRepeated = true }: Pick<MailEvent, 'name' | 'when'> & { isRepeated?: boolean }) =>
  mailEvent<Facts>({
    to,
    group: 'one_on_one',
    name,
    when,
    ...(isRepeated && { isRepeated: true as const }),
    ...(to !== 'center' && { isAlways: true as const }),
    notice: ({ matchId, isCenter, isBoth }) => ({ path: matchPath(matchId), facts: { matchId, isCenter: isCenter === true, isBoth: isBoth === true } }),
    variables: undefined,
  })

/** The events of matches that send mails. */
export const matchEvents: Readonly<Record<string, MailEvent>> = {
  'help.proposed': event('all', {
    name: { nl: 'Iemand voor je hulpvraag of aanbod', en: 'Somebody for your request or offer' },
    when: {
      nl: 'Gaat naar wie een voorstel krijgt, en naar de coördinator die eerst kijkt.',
      en: 'Goes to whoever gets a proposal, and to the coordinator who looks first.',
    },
  }),
  'help.meet': event('all', {
    name: { nl: 'Kennismaken', en: 'Getting to know each other' },
    when: { nl: 'Gaat naar allebei, als de ander wil kennismaken.', en: 'Goes to both, when the other would like to meet.' },
  }),
  'help.matched': event('all', {
    name: { nl: 'Akkoord van allebei', en: 'Both have agreed' },
    when: { nl: 'Gaat naar allebei, als de ander akkoord is.', en: 'Goes to both, when the other has agreed.' },
  }),
  // While the last one is unread there is no second.
  'help.message': event('all', {
    name: { nl: 'Bericht bij een-op-een hulp', en: 'Message in one-to-one help' },
    when: { nl: 'Gaat naar de ander, zonder wat er in het bericht staat.', en: 'Goes to the other, without what the message says.' },
    isRepeated: false,
  }),
  'help.ended': event('all', {
    name: { nl: 'Een-op-een hulp gaat niet door', en: 'One-to-one help does not go on' },
    when: { nl: 'Gaat naar de ander, zonder wie of waarom.', en: 'Goes to the other, without who or why.' },
  }),
  'help.ending': event('all', {
    name: { nl: 'Een-op-een hulp loopt af', en: 'One-to-one help comes to its end' },
    when: { nl: 'Gaat twee weken voor de laatste dag naar allebei.', en: 'Goes to both two weeks before the last day.' },
  }),
  'help.check_in': event('all', {
    name: { nl: 'Hoe gaat het?', en: 'How is it going?' },
    when: { nl: 'Gaat na 2 en 8 weken en dan elk halfjaar naar allebei.', en: 'Goes to both after 2 and 8 weeks and then each half year.' },
  }),
  'help.check_in_again': event('all', {
    name: { nl: 'Hoe gaat het? Nog een keer gevraagd', en: 'How is it going? Asked again' },
    when: { nl: 'Gaat na een week naar wie nog geen antwoord gaf.', en: 'Goes after a week to whoever has not answered.' },
  }),
  'help.reported': event('center', {
    name: { nl: 'Gemeld bij een-op-een hulp', en: 'Reported in one-to-one help' },
    when: { nl: 'Gaat naar de coördinator, als iemand een gesprek meldt.', en: 'Goes to the coordinator, when somebody reports a conversation.' },
  }),
}
