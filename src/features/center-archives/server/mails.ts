import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { joinWords } from '#features/center-archives/join-words.ts'
import { mailWords as words } from '#features/center-archives/messages.ts'
import { archivePath } from '#features/center-archives/archive-address.ts'

type Facts = { firstName: string; who: string; centerName: string; days: number }

/** The mails about archives of a whole center, to its admins. */
export const archiveMails: Readonly<Record<string, MailTemplate>> = {
  'center_exports.asked': (facts: Facts, locale) => ({
    subject: say(locale, words.askedSubject, facts),
    heading: say(locale, words.askedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.askedText, facts), say(locale, words.askedCheck)],
    why: say(locale, words.why, facts),
    essential: true,
  }),
  'center_exports.ready': (facts: Facts, locale) => ({
    subject: say(locale, words.readySubject, facts),
    heading: say(locale, words.readySubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.readyText, facts), say(locale, words.readyKey)],
    button: { label: say(locale, words.readyButton), url: archivePath },
    why: say(locale, words.why, facts),
    essential: true,
  }),
  'center_exports.failed': (facts: Facts, locale) => ({
    subject: say(locale, words.failedSubject, facts),
    heading: say(locale, words.failedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.failedText)],
    button: { label: say(locale, words.readyButton), url: archivePath },
    why: say(locale, words.why, facts),
    essential: true,
  }),
}

type Arrived = { firstName: string; centerName: string; url: string; days: number }

/** The mails to people who came with a center that was imported. */
export const arrivalMails: Readonly<Record<string, MailTemplate>> = {
  'center_arrivals.password': (facts: Arrived, locale) => ({
    subject: say(locale, joinWords.passwordSubject, facts),
    heading: say(locale, joinWords.passwordSubject, facts),
    paragraphs: [say(locale, joinWords.hello, facts), say(locale, joinWords.passwordText, facts), say(locale, joinWords.passwordFor, facts)],
    button: { label: say(locale, joinWords.passwordButton), url: facts.url },
    why: say(locale, joinWords.why, facts),
    essential: true,
  }),
  'center_arrivals.join': (facts: Arrived, locale) => ({
    subject: say(locale, joinWords.joinSubject, facts),
    heading: say(locale, joinWords.joinSubject, facts),
    paragraphs: [say(locale, joinWords.hello, facts), say(locale, joinWords.joinText, facts), say(locale, joinWords.joinFor, facts)],
    button: { label: say(locale, joinWords.joinButton), url: facts.url },
    why: say(locale, joinWords.why, facts),
    essential: true,
  }),
}

/** About access, with a link that is a secret: no notice, and nobody can turn them off. */
const arrivalEvent = (name: MailEvent['name']): MailEvent =>
  mailEvent<Arrived>({
    to: 'all',
    group: 'account',
    name,
    when: { nl: 'Gaat naar wie met een ingelezen centrum meekwam.', en: 'Goes to those who came with an imported center.' },
    isAlways: true,
    notice: null,
  })

export const arrivalEvents: Readonly<Record<string, MailEvent>> = {
  'center_arrivals.password': arrivalEvent({ nl: 'Kies een wachtwoord na een verhuizing', en: 'Choose a password after a move' }),
  'center_arrivals.join': arrivalEvent({ nl: 'Hoort dit account bij jou?', en: 'Is this account yours?' }),
}

const event = (name: MailEvent['name'], when: MailEvent['when']): MailEvent =>
  mailEvent<Facts>({
    to: 'center',
    roles: ownCenterAdmins,
    group: 'account',
    name,
    when,
    isAlways: true,
    notice: ({ who, centerName, days }) => ({ path: archivePath, facts: { who, centerName, days } }),
  })

/** Nobody can turn them off: all data of the center is in the archive. */
export const archiveEvents: Readonly<Record<string, MailEvent>> = {
  'center_exports.asked': event(
    { nl: 'Kopie van alle gegevens gevraagd', en: 'Copy of all data asked for' },
    { nl: 'Gaat naar de andere centerbeheerders.', en: 'Goes to the other center admins.' },
  ),
  'center_exports.ready': event(
    { nl: 'Kopie van alle gegevens klaar', en: 'Copy of all data ready' },
    { nl: 'Gaat naar wie erom vroeg.', en: 'Goes to whoever asked for it.' },
  ),
  'center_exports.failed': event(
    { nl: 'Kopie van alle gegevens niet gelukt', en: 'Copy of all data failed' },
    { nl: 'Gaat naar wie erom vroeg.', en: 'Goes to whoever asked for it.' },
  ),
}
