import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import { mailTemplates } from './mails.ts'

type Facts = { centerName: string; organizationName?: string; person?: string; by?: string | null; role?: string }

/** Where one reads of it; what is not here is for people who cannot sign in, or holds a key that only a mail may have. */
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

/** What the mails about accounts tell of. All are about access or security: always mailed, in words that are ours. */
export const accountEvents: Readonly<Record<string, MailEvent>> = Object.fromEntries(
  Object.keys(mailTemplates).map((kind) => [
    kind,
    mailEvent<Facts>({
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
