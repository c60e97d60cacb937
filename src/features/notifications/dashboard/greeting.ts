import { hourOf } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { home } from './words.ts'

const parts = [home.night, home.morning, home.afternoon, home.evening] as const

/** A greeting by the time of day in Amsterdam, in blocks of six hours: no "good morning" before six. */
export function greetingAt(now: Date, name: string, locale: Locale): string {
  return say(locale, parts[Math.floor(hourOf(now) / 6)]!, { name })
}
