import { clockTime, daysBetween, longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { fileSize } from '#kernel/i18n/sizes.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import { attachmentPath, type SentAttachment } from '#features/conversations/model/attachment.ts'
import type { SentAppointment } from '#features/conversations/model/appointment.ts'
import type { Quote, message } from '#features/conversations/model/conversation.ts'
import { messages } from '#features/conversations/model/messages.ts'
import type { Side } from '#features/conversations/model/states.ts'

export type TurnFile = { id: string; name: string; href: string; about: string; picture: { width: number; height: number } | null }

/** The answered message in words; `at`: its time. */
export type QuoteFacts = { id: string; who: string; text: string; at: string }

/** One message of a thread, in words. */
export type Turn = {
  id: string
  /** The day of the message, shown above the first one of each day. */
  day: string
  /** The time as the API has it, with which older messages are requested. */
  at: string
  /** A transition, shown between the messages. */
  step: string | null
  own: boolean
  /** The message that it answers. */
  quote: QuoteFacts | null
  /** An appointment, shown as a card. */
  appointment: (SentAppointment & { side: Side; isOver: boolean }) | null
  who: string | null
  body: string
  when: string
  isDeleted: boolean
  /** The attached files. */
  files: TurnFile[]
  canDelete: boolean
  canChange: boolean
  canAnswer: boolean
}

export type Words = { locale: Locale; centerName: string; now: Date; /** The word for a transition, by its status. */ stepWord: (status: string) => string }

/** The messages in order of time, each with its day. */
export function threadFacts(items: readonly Item<typeof message>[], { locale, centerName, now, stepWord }: Words): Turn[] {
  return items.map((one) => {
    const isStep = one.kind === 'status_change'
    const isDeleted = one.deletedAt !== null
    const extra = [
      ...(one.mine && one.isRead ? [messages.read] : []),
      ...(one.editedAt && !isDeleted ? [messages.edited] : []),
      ...(one.receivedVia === 'email' && !isDeleted ? [messages.viaMail] : []),
      ...(one.contactShared ? [messages.contactShared] : []),
    ]
    return {
      id: one.id,
      day: dayWord(one.createdAt, locale, now),
      at: one.createdAt,
      step: isStep ? stepWord(one.body) : null,
      own: one.mine,
      quote: one.quote && !isDeleted ? quoteFacts(one.quote, locale, centerName) : null,
      appointment: one.appointment && { ...one.appointment, side: one.side, isOver: Date.parse(one.appointment.endsAt) < now.getTime() },
      who: isStep || one.mine ? null : whoSays(one, locale, centerName),
      body: isDeleted ? say(locale, messages.deleted) : one.appointment ? meetingWords(one.appointment, locale, now) : one.body,
      when: [clockTime(locale, one.createdAt), ...extra.map((word) => say(locale, word))].join('. '),
      isDeleted,
      files: one.attachments.map((file) => fileFacts(file, locale)),
      canDelete: one.meta.permissions.includes('remove'),
      canChange: one.body !== '' && one.meta.permissions.includes('update'),
      canAnswer: one.kind === 'text' && !isDeleted,
    }
  })
}

function quoteFacts({ id, text, author, side, isMine, isDeleted, at }: Quote, locale: Locale, centerName: string): QuoteFacts {
  return {
    id,
    at,
    who: isMine ? say(locale, messages.yourself) : whoSays({ authorName: author, side }, locale, centerName),
    text: isDeleted ? say(locale, messages.deleted) : text,
  }
}

function meetingWords({ startsAt, place }: SentAppointment, locale: Locale, now: Date): string {
  return `${say(locale, messages.meetingAt, { day: longDay(locale, startsAt, now), time: clockTime(locale, startsAt) })}. ${place}`
}

function fileFacts({ id, name, kind, bytes, width, height }: SentAttachment, locale: Locale): TurnFile {
  return {
    id,
    name,
    // Through the browser API proxy, with the credentials of the viewer.
    href: `/door${attachmentPath(id)}`,
    about: `${say(locale, messages[kind])}, ${fileSize(locale, bytes)}`,
    picture: kind === 'picture' && width && height ? { width, height } : null,
  }
}

function whoSays({ authorName, side }: Pick<Item<typeof message>, 'authorName' | 'side'>, locale: Locale, centerName: string): string {
  const name = authorName ?? say(locale, messages.formerUser)
  return side === 'center' ? `${name}, ${centerName}` : name
}

function dayWord(moment: string, locale: Locale, now: Date): string {
  const days = daysBetween(moment, now)
  if (days === 0) return locale === 'nl' ? 'vandaag' : 'today'
  return days === 1 ? (locale === 'nl' ? 'gisteren' : 'yesterday') : longDay(locale, moment, now)
}
