import { clockTime, longDay, today } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Meeting, Substitute } from './away.ts'
import { absenceWords as words } from './messages.ts'

export type OwnAbsence = { id: string; startsOn: string; backOn: string; substituteId: string; substitute: string; said: string; hasBegun: boolean }
/** An appointment during the absence, in words. */
export type AbsentMeeting = { href: string; text: string; mayHandOver: boolean }
export type Absences = {
  own: OwnAbsence | null
  /** At which they are expected while they are away. */ meetings: AbsentMeeting[]
  others: string[]
  people: Substitute[]
  today: string
}

/** The signed-in person's own absence, possible substitutes, and the absences of colleagues. */
export async function fetchAbsences(api: Client, locale: Locale): Promise<Absences> {
  const [{ items }, { meta }, inIt] = await Promise.all([
    api.absences.list({ sort: 'startsOn', page: { size: 50 } }),
    api.request('GET', 'absences/substitutes'),
    api.request('GET', 'absences/appointments'),
  ])
  const coming = items.filter(({ backOn }) => backOn > today())
  const mine = coming.find(({ isMine }) => isMine)
  return {
    own: mine
      ? {
          id: mine.id,
          startsOn: mine.startsOn,
          backOn: mine.backOn,
          substituteId: mine.links.substitute?.id ?? '',
          substitute: mine.substituteName.split(' ')[0]!,
          said: absenceSentence(mine, locale),
          hasBegun: mine.isNow,
        }
      : null,
    meetings: (inIt.meta as { appointments: Meeting[] }).appointments.map(({ id, startsAt, person, vacancy, mayHandOver }) => ({
      href: `/applications/${id}`,
      text: say(locale, words.meeting, { day: longDay(locale, startsAt), time: clockTime(locale, startsAt), name: person, vacancy }),
      mayHandOver,
    })),
    others: coming.filter(({ isMine }) => !isMine).map((one) => absenceSentence(one, locale)),
    people: (meta as { people: Substitute[] }).people,
    today: today(),
  }
}

/** The absence of a person; null where there is none, or where the caller may not see it. */
export async function fetchAbsenceOf(api: Client, userId: string, locale: Locale): Promise<string | null> {
  const { items } = await api.absences.list({ filter: { userId }, page: { size: 1 } })
  const [one] = items
  return one && one.backOn > today() ? absenceSentence({ ...one, isMine: false }, locale) : null
}

type Facts = { startsOn: string; backOn: string; isMine: boolean; userName: string; substituteName: string }

/** One sentence on an absence, worded for the person themselves or for a colleague. */
function absenceSentence({ startsOn, backOn, isMine, userName, substituteName }: Facts, locale: Locale): string {
  const facts = { name: userName, substitute: substituteName, day: longDay(locale, backOn), from: longDay(locale, startsOn) }
  if (startsOn <= today()) return say(locale, isMine ? words.youAre : words.isAway, facts)
  return say(locale, isMine ? words.youWillBe : words.willBe, facts)
}
