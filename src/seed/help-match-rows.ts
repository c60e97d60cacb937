import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { seal } from '#features/conversations/model/server/sealed.ts'
import { daysUntilAskedAgain, monthsOfMatch } from '#features/one-on-one/matches/limits.ts'
import type { Shared } from '#features/one-on-one/model/match-codes.ts'
import { helpMatchesOfArnhem, type SeedMatch, vogChecksOfArnhem } from './content/help-matches.ts'
import { helpOfArnhem } from './content/help.ts'
import { people } from './content/people.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { askerOf, helpCoordinator, helpRequestId } from './help-rows.ts'
import { idOf } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { personId } from './organization-rows.ts'

const center = centerId('arnhem')
const matchId = ({ request, helper, day }: SeedMatch) => idOf('help match', `${request} ${helper}`, day)
const talkId = ({ request, helper, day }: SeedMatch) => idOf('help talk', `${request} ${helper}`, day)
const encrypt = (column: string, text: string | undefined) => (text === undefined ? null : encryptText(text, { centerId: center, column }))
const hasTalk = ({ met = [] }: SeedMatch) => met.length === 2

/** Matches of one-on-one help in every state, with their relayed conversations and how it goes. Words are encrypted as those of people are. */
export function helpMatchRows(calendar: Calendar) {
  const talks = helpMatchesOfArnhem.filter(hasTalk)
  return {
    matches: helpMatchesOfArnhem.map((one) => matchRow(one, calendar)),
    conversations: talks.map((one) => talkRow(one, calendar)),
    messages: talks.flatMap((one) => messageRows(one, calendar)),
    readers: talks.flatMap((one) => readerRows(one, calendar)),
    checkIns: helpMatchesOfArnhem.flatMap((one) => checkInRows(one, calendar)),
    vogChecks: vogChecksOfArnhem.map(({ person, day }) => ({
      id: idOf('vog check', person, day),
      volunteer_center_id: center,
      user_id: personId(person),
      seen_on: calendar.date(day),
      seen_by: personId(helpCoordinator.key),
      created_at: calendar.at({ day, time: '11:00' }),
    })),
  }
}

function requestOf({ request }: SeedMatch) {
  const number = helpOfArnhem.findIndex(({ key }) => key === request)
  return { request: helpOfArnhem[number]!, asker: askerOf(number) }
}

function matchRow(one: SeedMatch, { at, date }: Calendar): Row {
  const { request, asker } = requestOf(one)
  const helper = people.find(({ key }) => key === one.helper)!
  const { met = [], agreed = [], startsOn, endedOn } = one
  const when = (sides: readonly string[], side: string, day: number) => (sides.includes(side) ? at({ day, time: side === 'asker' ? '15:20' : '09:30' }) : null)
  const contact = (side: 'asker' | 'helper', person: typeof asker, column: string) => {
    const shared: readonly Shared[] = one.shares?.[side] ?? []
    if (shared.length === 0 || endedOn !== undefined) return null
    return encrypt(
      `help_matches.${column}`,
      JSON.stringify({
        phone: shared.includes('phone') ? (person.phone ?? '06 00 00 00 00') : null,
        email: shared.includes('email') ? person.email : null,
        address: shared.includes('address') ? 'Voorbeeldstraat 14, Arnhem' : null,
      }),
    )
  }
  const proposed = at({ day: one.day, time: '09:30' })
  return {
    id: matchId(one),
    volunteer_center_id: center,
    request_id: helpRequestId(request),
    asker_user_id: personId(asker.key),
    helper_user_id: personId(helper.key),
    coordinator_id: personId(helpCoordinator.key),
    proposed_by: one.proposedBy,
    message: encrypt('help_matches.message', one.message),
    status: one.status,
    status_since: at({ day: endedOn ?? startsOn ?? one.day, time: '15:30' }),
    released_at: one.isUnreleased ? null : proposed,
    meet_requester_at: when(met, 'asker', one.day + 1),
    meet_helper_at: when(met, 'helper', one.day),
    agreed_by_requester_at: when(agreed, 'asker', startsOn ?? one.day + 6),
    agreed_by_helper_at: when(agreed, 'helper', startsOn ?? one.day + 6),
    shares_requester: one.shares?.asker ?? [],
    shares_helper: one.shares?.helper ?? [],
    contact_requester: contact('asker', asker, 'contact_requester'),
    contact_helper: contact('helper', helper, 'contact_helper'),
    starts_on: startsOn === undefined ? null : date(startsOn),
    review_on: startsOn === undefined ? null : String(Temporal.PlainDate.from(date(startsOn)).add({ months: monthsOfMatch.review })),
    ends_on: startsOn === undefined ? null : String(Temporal.PlainDate.from(date(startsOn)).add({ months: monthsOfMatch.usual })),
    ended_at: endedOn === undefined ? null : at({ day: endedOn, time: '15:30' }),
    ended_by: endedOn === undefined ? null : personId(asker.key),
    end_reason: endedOn === undefined ? null : one.status === 'refused' ? 'refused' : 'done',
    created_at: proposed,
    updated_at: at({ day: endedOn ?? startsOn ?? one.day, time: '15:30' }),
    lock_version: 1,
  }
}

function talkRow(one: SeedMatch, { at }: Calendar): Row {
  const { asker } = requestOf(one)
  const begun = at({ day: one.day + 1, time: '15:20' })
  const last = one.talk?.at(-1)
  return {
    id: talkId(one),
    volunteer_center_id: center,
    subject_type: 'help_match',
    subject_id: matchId(one),
    user_id: personId(one.helper),
    asker_id: personId(asker.key),
    status: one.endedOn === undefined ? 'open' : 'closed',
    last_message_at: last ? at(last) : begun,
    created_at: begun,
    updated_at: last ? at(last) : begun,
  }
}

function messageRows(one: SeedMatch, { at }: Calendar): Row[] {
  const { asker } = requestOf(one)
  return (one.talk ?? []).map((said, number) => ({
    id: idOf('help message', `${one.request} ${number}`, said.day),
    volunteer_center_id: center,
    conversation_id: talkId(one),
    author_id: said.side === 'helper' ? personId(one.helper) : personId(asker.key),
    side: said.side === 'helper' ? 'volunteer' : 'asker',
    kind: 'text',
    body: '',
    sealed: seal(center, said.body),
    created_at: at(said),
    updated_at: at(said),
  }))
}

/** Both have read all of it. */
function readerRows(one: SeedMatch, { at }: Calendar): Row[] {
  const { asker } = requestOf(one)
  const last = one.talk?.at(-1)
  if (!last) return []
  return [one.helper, asker.key].map((person) => ({
    id: idOf('help reader', `${one.request} ${person}`, one.day),
    volunteer_center_id: center,
    conversation_id: talkId(one),
    user_id: personId(person),
    seen_up_to: at(last),
    notified_up_to: at(last),
  }))
}

function checkInRows(one: SeedMatch, { at, date }: Calendar): Row[] {
  const { asker } = requestOf(one)
  return (one.checkIns ?? []).map(({ due, occasion, side, answer, words, reminded = false }) => ({
    id: idOf('help check-in', `${one.request} ${due} ${side}`, due),
    volunteer_center_id: center,
    match_id: matchId(one),
    user_id: side === 'helper' ? personId(one.helper) : personId(asker.key),
    occasion,
    due_on: date(due),
    asked_at: at({ day: due, time: '09:10' }),
    reminded_at: reminded ? at({ day: due + daysUntilAskedAgain, time: '09:10' }) : null,
    answer: answer ?? null,
    words: encrypt('help_check_ins.words', words),
    answered_at: answer ? at({ day: due, time: '18:45' }) : null,
  }))
}
