import { longDay, today } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { absenceWords as words } from './messages.ts'

type Facts = { startsOn: string; backOn: string; isMine: boolean; userName: string; substituteName: string }

/** An absence in a sentence, for colleagues and for oneself. */
export function absenceSentence({ startsOn, backOn, isMine, userName, substituteName }: Facts, locale: Locale): string {
  const facts = { name: userName, substitute: substituteName, day: longDay(locale, backOn), from: longDay(locale, startsOn) }
  if (startsOn <= today()) return say(locale, isMine ? words.youAre : words.isAway, facts)
  return say(locale, isMine ? words.youWillBe : words.willBe, facts)
}
