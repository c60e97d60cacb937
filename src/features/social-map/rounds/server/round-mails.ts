import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailContent, MailTemplate } from '#kernel/mail/server/templates.ts'
import { roundMailWords as words } from '#features/social-map/rounds/mail-words.ts'

type Facts = { firstName: string; entry: string; entryId: string; entries?: { name: string; link: string }[] }

/** Its links work without signing in, so the facts are erased once the mail is sent. */
function letter(subject: (locale: Locale, facts: Facts & { others: number }) => string, text: typeof words.dueText): MailTemplate<Facts> {
  return (facts, locale, { name: centerName, phone }): MailContent => {
    const { entries = [] } = facts
    const heading = subject(locale, { ...facts, others: Math.max(0, entries.length - 1) })
    const [only, ...more] = entries
    return {
      subject: heading,
      heading,
      paragraphs: [say(locale, words.hello, facts), say(locale, text, { centerName }), say(locale, words.call, { phone })],
      ...(more.length > 0
        ? { links: entries.map(({ name, link }) => ({ label: name, notes: [], url: link })) }
        : { button: { label: say(locale, words.look), url: only?.link ?? '/sociale-kaart/overzicht' } }),
      why: say(locale, words.why, { centerName }),
      essential: true,
    }
  }
}

/** The mails of the rounds of confirmation. */
export const roundMails: Record<string, MailTemplate> = {
  'map.confirm_due': letter((locale, facts) => say(locale, words.dueSubject, facts), words.dueText),
  'map.confirm_due_again': letter((locale, facts) => say(locale, words.againSubject, facts), words.againText),
  'map.stale': letter((locale, facts) => say(locale, words.staleSubject, facts), words.staleText),
}

const event = (words: Pick<MailEvent, 'name' | 'when'>) =>
  mailEvent<Facts>({
    to: 'team',
    group: 'social_map',
    // Somebody waits for the answer, and it says something new each time.
    isAlways: true,
    isRepeated: true,
    notice: ({ entry, entryId }) => ({ path: '/sociale-kaart/overzicht', facts: { entry, entryId } }),
    variables: ['firstName', 'entry'],
    ...words,
  })

export const roundEvents: Readonly<Record<string, MailEvent>> = {
  'map.confirm_due': event({
    name: { nl: 'Klopt de plek op de sociale kaart nog?', en: 'Is the entry of the social map still right?' },
    when: {
      nl: 'Gaat naar het contact van een plek, twee weken voor er een half jaar voorbij is.',
      en: 'Goes to the contact of an entry, two weeks before half a year has passed.',
    },
  }),
  'map.confirm_due_again': event({
    name: { nl: 'Herinnering: klopt de plek nog?', en: 'Reminder: is the entry still right?' },
    when: {
      nl: 'Gaat naar het contact van een plek dat niet antwoordt, na twee en na vier weken. De laatste gaat ook naar de beheerders van de organisatie.',
      en: 'Goes to the contact of an entry who does not answer, after two and after four weeks. The last one also goes to the admins of the organization.',
    },
  }),
  'map.stale': event({
    name: { nl: 'Plek staat niet meer in de lijst', en: 'Entry no longer in the list' },
    when: {
      nl: 'Gaat naar het contact van een plek die een jaar lang niemand heeft bevestigd.',
      en: 'Goes to the contact of an entry that nobody has confirmed for a year.',
    },
  }),
}
