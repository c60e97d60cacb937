import { factsInWords } from '#features/users/model/facts-in-words.ts'
import { messages as people } from '#features/users/model/messages.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailContent, MailTemplate } from '#kernel/mail/server/templates.ts'
import { words } from './mail-words.ts'

type Facts = { firstName: string; centerName: string }
type WithLink = Facts & { url: string }
type RoleFacts = Facts & { role: RoleName; organizationName: string | null }

/** The mails about accounts, by kind. All are about access or security, so nobody can turn them off. */
export const mailTemplates: Readonly<Record<`account.${string}`, MailTemplate>> = {
  'account.confirm': (facts: WithLink, locale) => ({
    ...letter(facts, locale, say(locale, words.confirmSubject), [say(locale, words.confirmText, facts), say(locale, words.confirmFor)]),
    button: { label: say(locale, words.confirmButton), url: facts.url },
    why: say(locale, words.whyAddress, facts),
  }),
  'account.invite': (facts: WithLink & { inviter: string | null } & Partial<RoleFacts>, locale) => ({
    ...letter(facts, locale, say(locale, words.inviteSubject, facts), [
      say(locale, words.inviteText, { ...facts, inviter: facts.inviter ?? null, organizationName: facts.organizationName ?? null }),
      say(locale, words.inviteFor),
    ]),
    button: { label: say(locale, words.inviteButton), url: facts.url },
    factRows: facts.role ? roleRows({ role: facts.role, organizationName: facts.organizationName ?? null }, locale) : [],
    why: say(locale, words.whyAddress, facts),
  }),
  'account.role_offered': (facts: WithLink & RoleFacts & { inviter: string | null }, locale) => ({
    ...letter(facts, locale, say(locale, words.inviteSubject, facts), [
      say(locale, words.offeredText, { ...facts, role: say(locale, people[facts.role]).toLowerCase() }),
      say(locale, words.inviteFor),
    ]),
    button: { label: say(locale, words.inviteButton), url: facts.url },
    factRows: roleRows(facts, locale),
  }),
  'account.reset': (facts: WithLink, locale) => ({
    ...letter(facts, locale, say(locale, words.resetSubject), [say(locale, words.resetText), say(locale, words.resetFor)]),
    button: { label: say(locale, words.resetButton), url: facts.url },
    why: say(locale, words.whyAddress, facts),
  }),
  'account.email_change': (facts: WithLink & { email?: string }, locale) => ({
    ...letter(facts, locale, say(locale, words.mailSubject), [say(locale, words.mailText, { email: facts.email ?? '' }), say(locale, words.confirmFor)]),
    button: { label: say(locale, words.confirmButton), url: facts.url },
    why: say(locale, words.whyAddress, facts),
  }),
  'account.unlock': (facts: WithLink, locale) => ({
    ...letter(facts, locale, say(locale, words.unlockSubject), [say(locale, words.unlockText)]),
    button: { label: say(locale, words.unlockButton), url: facts.url },
  }),
  'account.password_changed': (facts: Facts, locale) =>
    letter(facts, locale, say(locale, words.changedSubject), [say(locale, words.changedText), say(locale, words.notYou)]),
  'account.email_changing': (facts: Facts & { email: string }, locale) =>
    letter(facts, locale, say(locale, words.changingSubject), [say(locale, words.changingText, facts), say(locale, words.notYou)]),
  'account.email_changed': (facts: Facts & { email: string }, locale) =>
    letter(facts, locale, say(locale, words.movedSubject), [say(locale, words.movedText, facts)]),
  'account.role_added': (facts: RoleFacts, locale) => roleLetter(facts, locale, words.roleAddedSubject, words.roleAddedText),
  'account.role_removed': (facts: RoleFacts, locale) => roleLetter(facts, locale, words.roleRemovedSubject, words.roleRemovedText),
  'account.updated': (facts: Facts & { by: string | null; changed: string }, locale) => {
    const list = factsInWords(facts.changed, locale)
    return letter(facts, locale, say(locale, words.updatedSubject), [
      say(locale, words.updatedText, { by: facts.by ?? facts.centerName, list }),
      say(locale, words.updatedWrong),
    ])
  },
  'account.sessions_ended': (facts: Facts & { by: string | null }, locale) => ({
    ...letter(facts, locale, say(locale, words.sessionsEndedSubject), [say(locale, words.sessionsEndedText, { by: facts.by ?? facts.centerName })]),
    button: { label: say(locale, words.silentButton), url: '/auth/login-1' },
  }),
  'account.invitation_withdrawn': (facts: Facts, locale) => ({
    ...letter(facts, locale, say(locale, words.withdrawnSubject, facts), [say(locale, words.withdrawnText, facts)]),
    why: say(locale, words.whyAddress, facts),
  }),
  'account.deactivated': (facts: Facts, locale) => letter(facts, locale, say(locale, words.deactivatedSubject), [say(locale, words.deactivatedText, facts)]),
  'account.silent': (facts: Facts & { months: number }, locale) => ({
    ...letter(facts, locale, say(locale, words.silentSubject, facts), [say(locale, words.silentText, facts), say(locale, words.silentSoon)]),
    button: { label: say(locale, words.silentButton), url: '/auth/login-1' },
  }),
  'account.silent_off': (facts: Facts, locale) => ({
    ...letter(facts, locale, say(locale, words.silentOffSubject), [say(locale, words.silentOffText, facts), say(locale, words.silentOffSoon)]),
    button: { label: say(locale, words.silentOffButton), url: '/auth/recover' },
  }),
  'account.activated': (facts: Facts, locale) => letter(facts, locale, say(locale, words.activatedSubject), [say(locale, words.activatedText, facts)]),
  'account.access_asked': (facts: WithLink & { person: string; email: string; homeName: string }, locale) => ({
    ...letter(facts, locale, say(locale, words.accessAskedSubject, facts), [say(locale, words.accessAskedText, facts), say(locale, words.accessAskedHow)]),
    button: { label: say(locale, words.accessAskedButton), url: facts.url },
  }),
  'account.membership_ended': (facts: Facts, locale) =>
    letter(facts, locale, say(locale, words.membershipEndedSubject, facts), [say(locale, words.membershipEndedText, facts)]),
  'account.archived': (facts: Facts, locale) => letter(facts, locale, say(locale, words.archivedSubject), [say(locale, words.archivedText)]),
  'account.signed_in_as': (facts: Facts & { by: string }, locale) =>
    letter(facts, locale, say(locale, words.signedInAsSubject), [say(locale, words.signedInAsText, facts), say(locale, words.notYou)]),
}

function letter(facts: Facts, locale: Locale, subject: string, paragraphs: string[]): MailContent {
  return { subject, heading: subject, paragraphs: [say(locale, words.hello, facts), ...paragraphs], why: say(locale, words.whyAccount, facts), essential: true }
}

function roleLetter(facts: RoleFacts, locale: Locale, subject: { nl: string; en: string }, text: typeof words.roleAddedText): MailContent {
  const role = say(locale, people[facts.role]).toLowerCase()
  return {
    ...letter(facts, locale, say(locale, subject), [say(locale, text, { role, organizationName: facts.organizationName })]),
    factRows: roleRows(facts, locale),
  }
}

function roleRows({ role, organizationName }: { role: RoleName; organizationName: string | null }, locale: Locale): { label: string; value: string }[] {
  const rows = [{ label: say(locale, words.role), value: say(locale, people[role]) }]
  return organizationName ? [...rows, { label: say(locale, words.organization), value: organizationName }] : rows
}

type NoticeFacts = { centerName: string; organizationName?: string; person?: string; by?: string | null; role?: string }

/** The page that a notice links to. Left out: mails to people who cannot sign in, and mails with a secret link. */
const paths: Readonly<Record<string, string>> = {
  'account.password_changed': '/profile-edit/settings',
  'account.email_changing': '/profile-edit/email',
  'account.email_changed': '/profile-edit/email',
  'account.role_added': '/profiel',
  'account.role_removed': '/profiel',
  'account.updated': '/profiel',
  'account.sessions_ended': '/profile-edit/settings',
  'account.signed_in_as': '/profiel',
  'account.access_asked': '/users',
}

/** The events of accounts that send mails. All are about access or security: always mailed, and without custom text. */
export const accountEvents: Readonly<Record<string, MailEvent>> = Object.fromEntries(
  Object.keys(mailTemplates).map((kind) => [
    kind,
    mailEvent<NoticeFacts>({
      to: 'all',
      group: 'account',
      name: { nl: 'Je account', en: 'Your account' },
      when: { nl: 'Gaat naar wie het account heeft.', en: 'Goes to whoever has the account.' },
      isAlways: true,
      notice: paths[kind]
        ? ({ centerName, organizationName = '', person, by, role }) => ({
            path: paths[kind]!,
            facts: { centerName, organizationName, person, by, role, changed: '' },
          })
        : null,
    }),
  ]),
)
