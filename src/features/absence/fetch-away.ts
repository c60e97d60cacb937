import { longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Away } from './away.ts'
import { absenceWords as words } from './messages.ts'

/** One sentence for each person of a conversation who is away. */
export async function fetchAway(api: Client, conversationId: string, locale: Locale): Promise<string[]> {
  const { meta } = await api.request('GET', `conversations/${encodeURIComponent(conversationId)}/absences`)
  return (meta as { absences: Away[] }).absences.map(({ name, backOn, substitute }) =>
    say(locale, words.isAway, { name, substitute, day: longDay(locale, backOn) }),
  )
}
