import { longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { application } from '#features/applications/model/application.ts'
import { noteWords as words, scoreWord } from './note-words.ts'
import { openStatuses } from '#features/applications/model/states.ts'

type One = Item<typeof application>
type NotesViewer = { isOwn: boolean; isTeam: boolean; locale: Locale }

/** A colleague of the organization who may be assigned. */
export type Colleague = { id: string; name: string }

/** The notes that this viewer may change: each side has its own. */
export function notesOf(one: One, { isOwn, isTeam, locale }: NotesViewer) {
  const organization = one.organizationName
  const may = one.meta.permissions.includes('update')
  const keeps = may && !isOwn && (isTeam || one.escalatedAt !== null)
  return {
    phone:
      isOwn && may && (openStatuses as readonly string[]).includes(one.status)
        ? { id: one.id, organization, isShared: one.phoneShared === true, number: one.applicantPhone }
        : null,
    team: keeps
      ? {
          id: one.id,
          organizationId: one.links['organization']?.id ?? '',
          assignee: one.links['assignee']?.id ?? '',
          tags: (one.tags ?? []).join(', '),
          startDate: one.status === 'active' || one.endedAt ? (one.startDate ?? '') : null,
          hours: one.endedAt ? String(one.hoursReported ?? '') : null,
        }
      : null,
    center: may && !isOwn && one.internalNote !== undefined ? { id: one.id, note: one.internalNote ?? '' } : null,
    score: one.meta.permissions.includes('evaluate')
      ? {
          id: one.id,
          isOwn,
          other: isOwn ? organization : (one.applicantName?.split(' ')[0] ?? ''),
          value: String((isOwn ? one.volunteerScore : one.organizationScore) ?? ''),
          text: isOwn ? (one.evaluationText ?? '') : '',
        }
      : null,
    facts: factsOf(one, { isOwn, locale }),
  }
}

function factsOf(one: One, { isOwn, locale }: Pick<NotesViewer, 'isOwn' | 'locale'>) {
  const now = new Date()
  const person = isOwn ? one.organizationName : (one.applicantName?.split(' ')[0] ?? '')
  const fact = (term: string, value: string | null | undefined) => (value ? [{ term, value }] : [])
  const own = isOwn ? one.volunteerScore : one.organizationScore
  const theirs = isOwn ? one.organizationScore : one.volunteerScore
  return [
    ...fact(say(locale, words.canCome), one.availabilityNote),
    ...(isOwn ? [] : fact(say(locale, words.phone), one.applicantPhone)),
    ...fact(say(locale, words.takenUpBy), one.assigneeName),
    ...(isOwn ? [] : fact(say(locale, words.tags), (one.tags ?? []).join(', '))),
    ...fact(say(locale, words.startDate), one.startDate && longDay(locale, one.startDate, now)),
    ...fact(say(locale, words.endedOn), one.endedAt && longDay(locale, one.endedAt, now)),
    ...fact(say(locale, words.hours), one.hoursReported === null ? null : new Intl.NumberFormat(locale).format(one.hoursReported ?? 0)),
    ...fact(say(locale, words.howWasItOwn), own === null ? null : say(locale, scoreWord(own))),
    ...fact(
      say(locale, words.foundBy, { name: person }),
      theirs === null ? null : [say(locale, scoreWord(theirs)), !isOwn && one.evaluationText].filter(Boolean).join('. '),
    ),
  ]
}

export type Notes = ReturnType<typeof notesOf>
