import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'

type Facts = { firstName: string; organization: string; organizationId: string; from: string; to: string }

const event = (words: Pick<MailEvent, 'name' | 'when'>) =>
  mailEvent<Facts>({
    to: 'all',
    group: 'organizations',
    // A move changes where somebody has to sign in, so it is told always.
    isAlways: true,
    notice: ({ organization, organizationId, from, to }) => ({ path: `/organizations/${organizationId}/move`, facts: { organization, from, to } }),
    variables: ['firstName', 'organization', 'from', 'to'],
    ...words,
  })

/** What the mails about moving to another center tell of. */
export const transferEvents: Readonly<Record<string, MailEvent>> = {
  'organization.move_requested': event({
    name: { nl: 'Verhuizing gevraagd', en: 'Move asked for' },
    when: { nl: 'Gaat naar de beheerders van beide centrales.', en: 'Goes to the admins of both centers.' },
  }),
  'organization.moved': {
    ...event({
      name: { nl: 'Organisatie verhuisd', en: 'Organization moved' },
      when: { nl: 'Gaat naar beide centrales en naar de organisatie.', en: 'Goes to both centers and to the organization.' },
    }),
    // Whoever moved reads nothing here any more, and the others see it in the list.
    notice: ({ organization, from, to }: Facts) => ({ path: '/organizations', facts: { organization, from, to } }),
  },
  'organization.move_refused': event({
    name: { nl: 'Verhuizing gaat niet door', en: 'Move refused' },
    when: { nl: 'Gaat naar wie de verhuizing vroeg, met de reden.', en: 'Goes to those who asked for the move, with the reason.' },
  }),
  'organization.move_withdrawn': event({
    name: { nl: 'Verhuizing ingetrokken', en: 'Move withdrawn' },
    when: { nl: 'Gaat naar de beheerders van de centrales.', en: 'Goes to the admins of the centers.' },
  }),
}
