import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { mailWords as words } from './mail-words.ts'

/** One session of a mail; `url` only for who has a place. */
export type MailedSession = { startsAt: string; endsAt: string; place: string; url: string | null }

/** `dinsdag 1 december, 19.30 tot 21.30 uur, Wijkcentrum De Bongerd`. */
export function sessionInWords(locale: Locale, { startsAt, endsAt, place, url }: MailedSession): string {
  const where = [place, url && say(locale, words.online, { url })].filter(Boolean).join(', ')
  return say(locale, words.session, {
    day: longDay(locale, startsAt),
    from: clockTime(locale, startsAt).replace(/ uur$/, ''),
    to: clockTime(locale, endsAt),
    place: where,
  })
}
