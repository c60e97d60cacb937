import { partWords } from '#features/social-map/model/part-words.ts'
import type { SuggestedPart } from '#features/social-map/model/suggestion.ts'
import { entryEditAddress, entryQueueAddress } from '#features/social-map/model/addresses.ts'
import { mailWords as words } from '#features/social-map/notices/mail-words.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'

type Facts = { firstName: string; entry: string; entryId: string }
type Denied = Facts & { reason: string }
type Stepped = Facts & { step: 'temporarily_closed' | 'active' | 'inactive' | 'draft' }
type Suggested = Facts & { part: SuggestedPart; words: string }
type Answered = Facts & { isAccepted: boolean; answer: string | null }
type Claimed = Facts & { organization: string; isSameNumber: boolean }

const stepSubjects = { temporarily_closed: words.steppedClosed, active: words.steppedActive, inactive: words.steppedInactive, draft: words.steppedDraft }
const given = (...texts: (string | null)[]) => texts.filter((text): text is string => Boolean(text))

/** The mails of the social map: to those who look after an entry, to the center, and to who said what is wrong. */
export const mapMails: Record<string, MailTemplate> = {
  'map.submitted': (facts: Facts, locale, { name: centerName }) => ({
    subject: say(locale, words.submittedSubject, facts),
    heading: say(locale, words.submittedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.submittedText)],
    button: { label: say(locale, words.judge), url: entryQueueAddress(facts.entryId) },
    why: say(locale, words.whyCenter, { centerName }),
  }),
  'map.approved': (facts: Facts, locale) => ({
    subject: say(locale, words.approvedSubject, facts),
    heading: say(locale, words.approvedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.approvedText)],
    button: { label: say(locale, words.see), url: `/sociale-kaart/${facts.entryId}` },
    why: say(locale, words.why),
  }),
  'map.denied': (facts: Denied, locale, { phone }) => ({
    subject: say(locale, words.deniedSubject, facts),
    heading: say(locale, words.deniedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.deniedText), facts.reason, say(locale, words.call, { phone })],
    button: { label: say(locale, words.change), url: entryEditAddress(facts.entryId) },
    why: say(locale, words.why),
  }),
  'map.stepped': (facts: Stepped, locale, { phone, name: centerName }) => ({
    subject: say(locale, stepSubjects[facts.step], facts),
    heading: say(locale, stepSubjects[facts.step], facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.steppedText, { centerName }), say(locale, words.call, { phone })],
    button: { label: say(locale, words.see), url: entryEditAddress(facts.entryId) },
    why: say(locale, words.why),
  }),
  'map.suggestion': (facts: Suggested, locale) => ({
    subject: say(locale, words.suggestionSubject, facts),
    heading: say(locale, words.suggestionSubject, facts),
    paragraphs: [
      say(locale, words.hello, facts),
      say(locale, words.suggestionText, { part: say(locale, partWords[facts.part]) }),
      facts.words,
      say(locale, words.suggestionDo),
    ],
    button: { label: say(locale, words.see), url: entryEditAddress(facts.entryId) },
    why: say(locale, words.why),
  }),
  'map.suggestion_answered': (facts: Answered, locale) => {
    const subject = say(locale, facts.isAccepted ? words.answeredAccepted : words.answeredDeclined, facts)
    return {
      subject,
      heading: subject,
      paragraphs: given(say(locale, words.hello, facts), say(locale, facts.isAccepted ? words.acceptedText : words.declinedText), facts.answer),
      button: { label: say(locale, words.see), url: `/sociale-kaart/${facts.entryId}` },
      why: say(locale, words.whyPerson),
    }
  },
  'map.claimed': (facts: Claimed, locale, { name: centerName }) => ({
    subject: say(locale, words.claimedSubject, facts),
    heading: say(locale, words.claimedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, facts.isSameNumber ? words.claimedSame : words.claimedOther)],
    button: { label: say(locale, words.judge), url: entryEditAddress(facts.entryId) },
    why: say(locale, words.whyCenter, { centerName }),
  }),
  'map.claim_answered': (facts: Facts & { isAccepted: boolean }, locale, { phone }) => {
    const subject = say(locale, facts.isAccepted ? words.claimAccepted : words.claimRefused, facts)
    return {
      subject,
      heading: subject,
      paragraphs: [
        say(locale, words.hello, facts),
        say(locale, facts.isAccepted ? words.claimAcceptedText : words.claimRefusedText),
        ...(facts.isAccepted ? [] : [say(locale, words.call, { phone })]),
      ],
      button: { label: say(locale, words.see), url: facts.isAccepted ? entryEditAddress(facts.entryId) : `/sociale-kaart/${facts.entryId}` },
      why: say(locale, words.why),
    }
  },
}

type Words = Pick<MailEvent, 'name' | 'when' | 'isRepeated'>

const event = (to: MailEvent['to'], path: (facts: Facts) => string, { name, when, isRepeated }: Words, more: readonly string[] = []) =>
  mailEvent<Facts & Record<string, unknown>>({
    to,
    group: 'social_map',
    name,
    when,
    ...(isRepeated && { isRepeated }),
    notice: (facts) => ({ path: path(facts), facts: Object.fromEntries(['entry', 'entryId', ...more].map((fact) => [fact, facts[fact]])) }),
    variables: ['firstName', 'entry'],
  })

const edit = ({ entryId }: Facts) => entryEditAddress(entryId)
const shown = ({ entryId }: Facts) => `/sociale-kaart/${entryId}`

/** The events of the social map that send mails. */
export const mapEvents: Readonly<Record<string, MailEvent>> = {
  'map.submitted': event('center', ({ entryId }) => entryQueueAddress(entryId), {
    name: { nl: 'Nieuwe plek voor de sociale kaart', en: 'New entry for the social map' },
    when: { nl: 'Gaat naar wie bij de centrale de sociale kaart nakijkt.', en: 'Goes to those of the center who review the social map.' },
    isRepeated: true,
  }),
  'map.approved': event('team', shown, {
    name: { nl: 'Plek op de sociale kaart', en: 'Entry on the social map' },
    when: { nl: 'Gaat naar de organisatie, zodra de plek op de kaart staat.', en: 'Goes to the organization, when the entry is on the map.' },
    isRepeated: true,
  }),
  'map.denied': event('team', edit, {
    name: { nl: 'Plek op de sociale kaart teruggestuurd', en: 'Entry of the social map sent back' },
    when: { nl: 'Gaat naar de organisatie, met wat er anders moet.', en: 'Goes to the organization, with what should be different.' },
    isRepeated: true,
  }),
  // Its subject is made from the step, so it has no variables.
  'map.stepped': {
    ...event(
      'team',
      edit,
      {
        name: { nl: 'Plek op de sociale kaart veranderd', en: 'Entry of the social map changed' },
        when: {
          nl: 'Gaat naar de organisatie, als de centrale iets aan hun plek doet.',
          en: 'Goes to the organization, when the center does something to its entry.',
        },
        isRepeated: true,
      },
      ['step'],
    ),
    variables: undefined,
  },
  'map.suggestion': event('all', edit, {
    name: { nl: 'Er klopt iets niet op de sociale kaart', en: 'Something is not right on the social map' },
    when: {
      nl: 'Gaat naar de organisatie, of naar de centrale als niemand de plek beheert.',
      en: 'Goes to the organization, or to the center where nobody looks after the entry.',
    },
    isRepeated: true,
  }),
  'map.suggestion_answered': {
    ...event(
      'volunteer',
      shown,
      {
        name: { nl: 'Antwoord op wat je meldde', en: 'Answer to what you told us' },
        when: { nl: 'Gaat naar wie meldde dat er iets niet klopt.', en: 'Goes to whoever said that something is not right.' },
        isRepeated: true,
      },
      ['isAccepted'],
    ),
    variables: undefined,
  },
  'map.claimed': {
    ...event(
      'center',
      edit,
      {
        name: { nl: 'Organisatie wil een plek beheren', en: 'Organization would like to look after an entry' },
        when: {
          nl: 'Gaat naar wie bij de centrale de sociale kaart nakijkt, als een organisatie een plek wil beheren.',
          en: 'Goes to those of the center who review the social map, when an organization would like to look after an entry.',
        },
        isRepeated: true,
      },
      ['organization'],
    ),
    variables: ['firstName', 'entry', 'organization'],
  },
  'map.claim_answered': {
    ...event(
      'team',
      edit,
      {
        name: { nl: 'Antwoord: plek beheren', en: 'Answer: looking after an entry' },
        when: { nl: 'Gaat naar de organisatie die een plek wil beheren.', en: 'Goes to the organization that would like to look after an entry.' },
        isRepeated: true,
      },
      ['isAccepted'],
    ),
    variables: undefined,
  },
}
