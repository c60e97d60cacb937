import { daysBetween } from '#kernel/i18n/dates.ts'
import { defineMessages, say, type Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { application } from '#features/applications/model/application.ts'
import { expectedWords } from './expected-words.ts'
import { noEmailWords } from '#features/applications/guests/no-email-words.ts'
import { parentWords } from '#features/applications/parental-consent/parent-words.ts'

/** What happens next in each state, in plain words, for the applicant and for the organization. */
const nextForVolunteer = defineMessages({
  new: {
    nl: (f: { organization: string }) => `${f.organization} leest je bericht. Meestal hoor je binnen een week iets. Blijft het stil, dan helpen wij.`,
    en: (f: { organization: string }) => `${f.organization} will read your message. You usually hear back within a week. If it stays quiet, we step in.`,
  },
  in_review: {
    nl: (f: { organization: string }) => `${f.organization} heeft je bericht gelezen en denkt erover na.`,
    en: (f: { organization: string }) => `${f.organization} has read your message and is thinking about it.`,
  },
  invited: {
    nl: (f: { organization: string }) => `${f.organization} wil je graag ontmoeten. Spreek hieronder een dag en een tijd af.`,
    en: (f: { organization: string }) => `${f.organization} would like to meet you. Agree on a day and a time below.`,
  },
  waitlisted: {
    nl: (f: { organization: string }) => `Alle plekken zijn bezet. Komt er een vrij, dan hoor je dat van ${f.organization}.`,
    en: (f: { organization: string }) => `All places are taken. If one becomes free, ${f.organization} will tell you.`,
  },
  accepted: {
    nl: (f: { organization: string }) => `Fijn, je mag komen helpen! Spreek met ${f.organization} af wanneer je begint.`,
    en: (f: { organization: string }) => `Great, you can come and help! Agree with ${f.organization} when you start.`,
  },
  active: {
    nl: (f: { organization: string }) => `Je bent begonnen bij ${f.organization}. Heb je een vraag? Stel hem hieronder.`,
    en: (f: { organization: string }) => `You have started at ${f.organization}. Do you have a question? Ask it below.`,
  },
  completed: {
    nl: (f: { organization: string }) => `Je hulp bij ${f.organization} is afgerond. Bedankt!`,
    en: (f: { organization: string }) => `Your help at ${f.organization} is finished. Thank you!`,
  },
  declined: {
    nl: (f: { organization: string }) => `Bij ${f.organization} lukt het deze keer niet. Hieronder staan plekken die nog vrij zijn.`,
    en: (f: { organization: string }) => `It does not work out at ${f.organization} this time. Below are places that are still free.`,
  },
  withdrawn: {
    nl: (f: { organization: string }) => `Je hebt je aanvraag ingetrokken. ${f.organization} weet ervan.`,
    en: (f: { organization: string }) => `You have withdrawn your application. ${f.organization} knows.`,
  },
  stopped: {
    nl: (f: { organization: string }) => `Je hulp bij ${f.organization} is gestopt.`,
    en: (f: { organization: string }) => `Your help at ${f.organization} has stopped.`,
  },
  expired: {
    nl: (f: { organization: string }) => `Van ${f.organization} kwam geen antwoord. Dat spijt ons. Hieronder staan plekken die nog vrij zijn.`,
    en: (f: { organization: string }) => `There was no answer from ${f.organization}. We are sorry. Below are places that are still free.`,
  },
})

const nextForTeam = defineMessages({
  new: {
    nl: (f: { name: string }) => `${f.name} wacht op je antwoord. Stuur een bericht, of kies hieronder.`,
    en: (f: { name: string }) => `${f.name} is waiting for your answer. Send a message, or choose below.`,
  },
  in_review: {
    nl: (f: { name: string }) => `${f.name} weet dat je het gezien hebt. Laat snel iets horen.`,
    en: (f: { name: string }) => `${f.name} knows that you have seen it. Let them hear soon.`,
  },
  invited: {
    nl: (f: { name: string }) => `Spreek met ${f.name} een dag en een tijd af. Neem daarna aan, of wijs af.`,
    en: (f: { name: string }) => `Agree on a day and a time with ${f.name}. Then accept, or decline.`,
  },
  waitlisted: {
    nl: (f: { name: string }) => `${f.name} wacht tot er een plek vrijkomt.`,
    en: (f: { name: string }) => `${f.name} is waiting for a place to become free.`,
  },
  accepted: {
    nl: (f: { name: string }) => `Spreek met ${f.name} af wanneer jullie beginnen.`,
    en: (f: { name: string }) => `Agree with ${f.name} when you start.`,
  },
  active: { nl: (f: { name: string }) => `${f.name} is begonnen.`, en: (f: { name: string }) => `${f.name} has started.` },
  completed: { nl: (f: { name: string }) => `De hulp van ${f.name} is afgerond.`, en: (f: { name: string }) => `The help of ${f.name} is finished.` },
  declined: {
    nl: (f: { name: string }) => `${f.name} heeft een bericht gekregen, met drie andere plekken.`,
    en: (f: { name: string }) => `${f.name} has had a message, with three other places.`,
  },
  withdrawn: {
    nl: (f: { name: string }) => `${f.name} heeft de aanvraag ingetrokken.`,
    en: (f: { name: string }) => `${f.name} has withdrawn the application.`,
  },
  stopped: { nl: (f: { name: string }) => `${f.name} helpt niet meer mee.`, en: (f: { name: string }) => `${f.name} no longer helps.` },
  expired: {
    nl: (f: { name: string }) => `${f.name} kreeg geen antwoord. De aanvraag is verlopen.`,
    en: (f: { name: string }) => `${f.name} got no answer. The application has expired.`,
  },
})

/** For center staff while the organization has to act: the state only, nothing to do. */
const nextForCenter = defineMessages({
  ...nextForTeam,
  new: {
    nl: (f: { name: string; organization: string }) => `${f.name} wacht op een antwoord van ${f.organization}.`,
    en: (f: { name: string; organization: string }) => `${f.name} is waiting for an answer from ${f.organization}.`,
  },
  in_review: {
    nl: (f: { name: string; organization: string }) => `${f.organization} leest het bericht van ${f.name}.`,
    en: (f: { name: string; organization: string }) => `${f.organization} is reading the message of ${f.name}.`,
  },
  invited: {
    nl: (f: { name: string; organization: string }) => `${f.organization} en ${f.name} maken kennis.`,
    en: (f: { name: string; organization: string }) => `${f.organization} and ${f.name} are getting to know each other.`,
  },
  accepted: {
    nl: (f: { name: string; organization: string }) => `${f.organization} heeft ${f.name} aangenomen.`,
    en: (f: { name: string; organization: string }) => `${f.organization} has accepted ${f.name}.`,
  },
})

/** After so many days without an answer it is not said any more that one usually comes within a week. */
const usualDays = 7

/** For a volunteer who has waited longer than usual: who is asked, and when the center helps. */
const stillWaiting = defineMessages({
  late: {
    nl: (f: { organization: string; days: number; center: string }) =>
      `Je wacht al ${f.days} dagen. We hebben ${f.organization} gevraagd om te antwoorden. Na twee weken helpt ${f.center}.`,
    en: (f: { organization: string; days: number; center: string }) =>
      `You have been waiting ${f.days} days. We have asked ${f.organization} to answer. After two weeks ${f.center} helps.`,
  },
  helped: {
    nl: (f: { organization: string; days: number; center: string }) =>
      `Je wacht al ${f.days} dagen op ${f.organization}. Dat is te lang. ${f.center} weet het en helpt.`,
    en: (f: { organization: string; days: number; center: string }) =>
      `You have been waiting ${f.days} days for ${f.organization}. That is too long. ${f.center} knows and helps.`,
  },
})

type Facts = Pick<Item<typeof application>, 'status' | 'meetingStartsAt' | 'placeOfferedAt'> &
  Partial<Pick<Item<typeof application>, 'parentRefusedAt' | 'isGuest' | 'waitingSince' | 'escalatedAt'>>
type Looker = {
  looker: 'volunteer' | 'team' | 'center'
  /** The name of the volunteer. */ name: string
  organization: string
  /** The name of the center. */ center: string
}

/** What happens next, for this viewer; names the appointment or the offered place if there is one. */
export function whatNext(
  { status, meetingStartsAt, placeOfferedAt, parentRefusedAt, isGuest, waitingSince, escalatedAt }: Facts,
  { looker, name, organization, center }: Looker,
  locale: Locale,
): string {
  if (parentRefusedAt) return looker === 'volunteer' ? say(locale, parentWords.ownRefused, { organization }) : say(locale, parentWords.wasRefused, { name })
  if (looker === 'volunteer') {
    if (status === 'waitlisted' && placeOfferedAt) return say(locale, expectedWords.ownOffered, { organization })
    if (meetingStartsAt && status === 'invited') return say(locale, expectedWords.ownInvited, { organization })
    if (meetingStartsAt && status === 'accepted') return say(locale, expectedWords.ownAccepted, { organization })
    const days = waitingSince ? daysBetween(waitingSince, new Date()) : 0
    if (days > usualDays) return say(locale, escalatedAt ? stillWaiting.helped : stillWaiting.late, { organization, days, center })
    return say(locale, nextForVolunteer[status], { organization })
  }
  if (looker === 'center') return say(locale, nextForCenter[status], { name, organization })
  if (status === 'waitlisted' && placeOfferedAt) return say(locale, expectedWords.teamOffered, { name })
  if (meetingStartsAt && status === 'invited') return say(locale, expectedWords.teamInvited, { name })
  if (meetingStartsAt && status === 'accepted') return say(locale, expectedWords.teamAccepted, { name })
  if (isGuest && status === 'new') return say(locale, noEmailWords.new, { name })
  return say(locale, nextForTeam[status], { name })
}
