import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import { type MailTemplate, noReply } from '#kernel/mail/server/templates.ts'
import { helpAddPath, helpDeskPath, helpPath } from '#features/one-on-one/model/addresses.ts'
import type { DeniedReason } from '#features/one-on-one/model/codes.ts'
import { deniedWords } from '#features/one-on-one/model/deny-words.ts'
import type { Referral } from '#features/one-on-one/model/request.ts'
import { helpMailWords as words } from '#features/one-on-one/telling/mail-words.ts'

type Facts = { firstName: string; requestId: string }
type Asking = { asker: string; link: string }

const templates: Record<string, MailTemplate> = {
  'help.consent': ({ asker, link }: Asking, locale, { phone }) => ({
    subject: say(locale, words.consentSubject),
    heading: say(locale, words.consentSubject),
    paragraphs: [
      say(locale, words.helloNobody),
      say(locale, words.consentText, { asker }),
      say(locale, words.consentNothing, { asker }),
      say(locale, words.call, { phone }),
    ],
    button: { label: say(locale, words.consentButton), url: link },
    why: say(locale, words.whyAddress, { asker }),
    essential: true,
  }),
  'help.parent': ({ asker, link }: Asking, locale, { phone }) => ({
    subject: say(locale, words.parentSubject),
    heading: say(locale, words.parentSubject),
    paragraphs: [
      say(locale, words.helloNobody),
      say(locale, words.parentText, { asker }),
      say(locale, words.consentNothing, { asker }),
      say(locale, words.call, { phone }),
    ],
    button: { label: say(locale, words.consentButton), url: link },
    why: say(locale, words.whyAddress, { asker }),
    essential: true,
  }),
  'help.submitted': ({ firstName }: Facts, locale) => ({
    subject: say(locale, words.submittedSubject),
    heading: say(locale, words.submittedSubject),
    paragraphs: [say(locale, words.hello, { firstName }), say(locale, words.submittedText)],
    button: { label: say(locale, words.screen), url: helpDeskPath },
    why: say(locale, words.whyCenter),
  }),
  'help.screening_due': ({ firstName, days }: Facts & { days: number }, locale) => ({
    subject: say(locale, words.dueSubject),
    heading: say(locale, words.dueSubject),
    paragraphs: [say(locale, words.hello, { firstName }), say(locale, words.dueText, { days })],
    button: { label: say(locale, words.screen), url: helpDeskPath },
    why: say(locale, words.whyCenter),
  }),
  'help.screened': ({ firstName, requestId, isShown }: Facts & { isShown: boolean }, locale, { phone }) => ({
    subject: say(locale, words.screenedSubject),
    heading: say(locale, words.screenedSubject),
    paragraphs: [
      say(locale, words.hello, { firstName }),
      say(locale, words.screenedText),
      say(locale, isShown ? words.screenedShown : words.screenedQuiet),
      say(locale, words.call, { phone }),
    ],
    button: { label: say(locale, words.open), url: helpPath(requestId) },
    why: say(locale, words.why),
    essential: true,
  }),
  'help.denied': ({ firstName, requestId, reason, referrals }: Facts & { reason: DeniedReason; referrals: Referral[] }, locale, { phone }) => ({
    subject: say(locale, words.deniedSubject),
    heading: say(locale, words.deniedSubject),
    paragraphs: [
      say(locale, words.hello, { firstName }),
      say(locale, words.deniedText),
      say(locale, deniedWords[reason]),
      say(locale, words.deniedThen),
      say(locale, words.call, { phone }),
    ],
    links: referrals.map(({ id, name }) => ({ label: name, notes: [], url: `/sociale-kaart/${id}` })),
    button: { label: say(locale, words.open), url: helpPath(requestId) },
    why: say(locale, words.why),
    essential: true,
  }),
  'help.expiring': ({ firstName, days, link }: Facts & { days: number; link: string }, locale, { phone }) => ({
    subject: say(locale, words.expiringSubject),
    heading: say(locale, words.expiringSubject),
    paragraphs: [say(locale, words.hello, { firstName }), say(locale, words.expiringText, { days }), say(locale, words.call, { phone })],
    button: { label: say(locale, words.extend), url: link },
    why: say(locale, words.why),
    essential: true,
  }),
  'help.expired': ({ firstName }: Facts, locale, { phone }) => ({
    subject: say(locale, words.expiredSubject),
    heading: say(locale, words.expiredSubject),
    paragraphs: [say(locale, words.hello, { firstName }), say(locale, words.expiredText), say(locale, words.call, { phone })],
    button: { label: say(locale, words.again), url: helpAddPath },
    why: say(locale, words.why),
    essential: true,
  }),
}

/** They hold no word of a request, and whoever answers one reaches nobody (decisions 58). */
export const helpMails: Record<string, MailTemplate> = Object.fromEntries(
  Object.entries(templates).map(([kind, template]) => [kind, (facts: unknown, locale, sender) => ({ ...template(facts, locale, sender), replyTo: noReply })]),
)

const event = (
  to: MailEvent['to'],
  { name, when, path, more = [] }: Pick<MailEvent, 'name' | 'when'> & { path: (facts: Facts) => string; more?: readonly string[] },
) =>
  mailEvent<Facts & Record<string, unknown>>({
    to,
    group: 'one_on_one',
    name,
    when,
    isRepeated: true,
    ...(to === 'volunteer' && { isAlways: true }),
    notice: (facts) => ({ path: path(facts), facts: Object.fromEntries(['requestId', ...more].map((fact) => [fact, facts[fact]])) }),
    // Their words are ours: no center adds any, nor an address that takes answers.
    variables: undefined,
  })

const shown = ({ requestId }: Facts) => helpPath(requestId)
const desk = () => helpDeskPath

/** The events of one-on-one help that send mails. */
export const helpEvents: Readonly<Record<string, MailEvent>> = {
  'help.submitted': event('center', {
    name: { nl: 'Nieuwe vraag om hulp', en: 'New request for help' },
    when: { nl: 'Gaat naar wie vragen om hulp bekijkt.', en: 'Goes to those who look at requests for help.' },
    path: desk,
  }),
  'help.screening_due': event('center', {
    name: { nl: 'Vraag om hulp wacht', en: 'Request for help is waiting' },
    when: {
      nl: 'Gaat na drie werkdagen naar wie vragen bekijkt, na vijf naar de beheerders.',
      en: 'Goes after three working days to those who look at requests, after five to the admins.',
    },
    path: desk,
    more: ['days'],
  }),
  'help.screened': event('volunteer', {
    name: { nl: 'Je hulpvraag is bekeken', en: 'Your request has been looked at' },
    when: { nl: 'Gaat naar wie hulp vroeg of aanbood, als het goed is.', en: 'Goes to whoever asked for help or offered it, when it is fine.' },
    path: shown,
  }),
  'help.denied': event('volunteer', {
    name: { nl: 'Je hulpvraag kan niet', en: 'Your request cannot go on' },
    when: {
      nl: 'Gaat naar wie hulp vroeg of aanbood, met plekken die wel kunnen helpen.',
      en: 'Goes to whoever asked for help or offered it, with places that can help.',
    },
    path: shown,
  }),
  'help.expiring': event('volunteer', {
    name: { nl: 'Je hulpvraag stopt bijna', en: 'Your request ends soon' },
    when: {
      nl: 'Gaat 14 en 3 dagen voor het einde naar wie hulp vroeg of aanbood.',
      en: 'Goes 14 and 3 days before the end to whoever asked for help or offered it.',
    },
    path: shown,
    more: ['days'],
  }),
  'help.expired': event('volunteer', {
    name: { nl: 'Je hulpvraag is gestopt', en: 'Your request has ended' },
    when: {
      nl: 'Gaat naar wie hulp vroeg of aanbood, als er niemand op onze mails reageerde.',
      en: 'Goes to whoever asked for help or offered it, when nobody answered our emails.',
    },
    path: shown,
  }),
}
