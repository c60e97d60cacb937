import { ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'

type Facts = { who: string; resource: string; n: number }

/** A file with personal data that somebody took along is told always. */
export const exportEvents: Readonly<Record<string, MailEvent>> = {
  'exports.made': mailEvent<Facts>({
    to: 'center',
    roles: ownCenterAdmins,
    group: 'account',
    name: { nl: 'Gegevens geëxporteerd', en: 'Data exported' },
    when: { nl: 'Gaat naar de beheerders van de centrale.', en: 'Goes to the admins of the center.' },
    isAlways: true,
    notice: ({ who, resource, n }) => ({ path: `/${resource}`, facts: { who, resource, n } }),
  }),
}
