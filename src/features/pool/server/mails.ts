import { isDate } from '#kernel/fields/date-text.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { cardAddress, poolAddress, repliesAddress, sentAddress } from '#features/pool/model/addresses.ts'
import { mailWords as words } from '#features/pool/model/mail-words.ts'

type Invited = { firstName: string; vacancy: string; organization: string; message: string; sender: string; /** The last day to answer. */ until: string }
type Answered = { firstName: string; person: string; vacancy: string; organization: string; applicationId: string | null }
type OfCard = { firstName: string; /** The page behind the press of a mail; null where the card itself is meant. */ link: string | null }

const heading = (subject: string) => ({ subject, heading: subject })
/** An example of a text names neither the words of somebody nor a day. */
const untilIn = (locale: Locale, { until }: Partial<Invited>): string[] =>
  until && isDate(until) ? [say(locale, words.untilText, { day: fullDay(locale, `${until}T12:00:00Z`) })] : []
const wordsIn = (locale: Locale, { sender, message }: Partial<Invited>): string[] => (sender && message ? [say(locale, words.wrote, { sender, message })] : [])

/** The mails of the volunteer pool (domain §3.12). */
export const poolMails: Record<string, MailTemplate> = {
  'pool.invited': (facts: Invited, locale) => ({
    ...heading(say(locale, words.invitedSubject, facts)),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.invitedText, facts), ...wordsIn(locale, facts), ...untilIn(locale, facts)],
    button: { label: say(locale, words.toReplies), url: repliesAddress },
    why: say(locale, words.whyVolunteer),
  }),
  'pool.expiring': (facts: Invited, locale) => ({
    ...heading(say(locale, words.expiringSubject, facts)),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.expiringText, facts), ...untilIn(locale, facts)],
    button: { label: say(locale, words.toReplies), url: repliesAddress },
    why: say(locale, words.whyVolunteer),
  }),
  'pool.accepted': (facts: Answered, locale) => ({
    ...heading(say(locale, words.acceptedSubject, facts)),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.acceptedText, facts)],
    button: { label: say(locale, words.toApplication), url: `/applications/${facts.applicationId}` },
    why: say(locale, words.whyTeam),
  }),
  'pool.declined': (facts: Answered, locale) => ({
    ...heading(say(locale, words.declinedSubject, facts)),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.declinedText, facts)],
    button: { label: say(locale, words.toPool), url: poolAddress },
    why: say(locale, words.whyTeam),
  }),
  'pool.confirm_due': (facts: OfCard, locale) => ({
    ...heading(say(locale, words.confirmSubject)),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.confirmText)],
    button: { label: say(locale, words.toConfirm), url: facts.link ?? cardAddress },
    why: say(locale, words.whyCard),
  }),
  'pool.hidden': (facts: OfCard, locale) => ({
    ...heading(say(locale, words.hiddenSubject)),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.hiddenText)],
    button: { label: say(locale, words.toCard), url: cardAddress },
    why: say(locale, words.whyCard),
  }),
  'pool.removed': (facts: OfCard, locale) => ({
    ...heading(say(locale, words.removedSubject)),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.removedText)],
    button: { label: say(locale, words.toCard), url: cardAddress },
    why: say(locale, words.whyCard),
  }),
}

type Named = Pick<MailEvent, 'name' | 'when'>
const site = { flag: 'volunteerProfiles', group: 'pool' } as const

const toVolunteer = (named: Named) =>
  mailEvent<Invited>({
    ...site,
    to: 'volunteer',
    isRepeated: true,
    notice: ({ vacancy, organization, sender, until }) => ({
      path: repliesAddress,
      facts: { vacancy, organization, sender, until },
      expiresAt: `${until}T23:00:00Z`,
    }),
    variables: ['firstName', 'vacancy', 'organization'],
    ...named,
  })

const toTeam = (named: Named) =>
  mailEvent<Answered>({
    ...site,
    to: 'team',
    isRepeated: true,
    notice: ({ person, vacancy, organization, applicationId }) => ({
      path: applicationId ? `/applications/${applicationId}` : sentAddress,
      facts: { person, vacancy, organization, applicationId },
    }),
    variables: ['firstName', 'person', 'vacancy', 'organization'],
    ...named,
  })

const ofCard = (named: Named) =>
  mailEvent<OfCard>({ ...site, to: 'volunteer', isRepeated: true, notice: () => ({ path: cardAddress, facts: {} }), variables: ['firstName'], ...named })

/** The events of the pool that send mails. */
export const poolEvents: Readonly<Record<string, MailEvent>> = {
  'pool.invited': toVolunteer({
    name: { nl: 'Uitnodiging uit de vrijwilligerspool', en: 'Invitation from the volunteer pool' },
    when: { nl: 'Gaat naar de vrijwilliger die een organisatie uitnodigt.', en: 'Goes to the volunteer whom an organization invites.' },
  }),
  'pool.expiring': toVolunteer({
    name: { nl: 'Uitnodiging verloopt bijna', en: 'Invitation is about to expire' },
    when: {
      nl: 'Gaat naar de vrijwilliger, drie dagen voordat een uitnodiging verloopt.',
      en: 'Goes to the volunteer, three days before an invitation expires.',
    },
  }),
  'pool.accepted': toTeam({
    name: { nl: 'Ja tegen een uitnodiging', en: 'Yes to an invitation' },
    when: { nl: 'Gaat naar wie iemand uitnodigde, als die ja zegt.', en: 'Goes to whoever invited somebody, when they say yes.' },
  }),
  'pool.declined': toTeam({
    name: { nl: 'Nee tegen een uitnodiging', en: 'No to an invitation' },
    when: { nl: 'Gaat naar wie iemand uitnodigde, als het nu niet past.', en: 'Goes to whoever invited somebody, when it does not suit now.' },
  }),
  'pool.confirm_due': ofCard({
    name: { nl: 'Klopt je kaart nog?', en: 'Is your card still right?' },
    when: {
      nl: 'Gaat naar wie een kaart heeft, twee weken voor het half jaar om is.',
      en: 'Goes to whoever has a card, two weeks before half a year is over.',
    },
  }),
  'pool.hidden': ofCard({
    name: { nl: 'Je kaart is verborgen', en: 'Your card is hidden' },
    when: { nl: 'Gaat naar wie een half jaar niet bevestigde.', en: 'Goes to whoever did not confirm for half a year.' },
  }),
  'pool.removed': ofCard({
    name: { nl: 'Je kaart is gewist', en: 'Your card has been erased' },
    when: { nl: 'Gaat naar wie een jaar niet bevestigde.', en: 'Goes to whoever did not confirm for a year.' },
  }),
}
