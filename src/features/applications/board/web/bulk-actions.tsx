import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { messageAction } from '#features/conversations/send/web/bulk-message.tsx'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { boardWords as words } from '#features/applications/board/words.ts'
import { messages } from '#features/applications/model/messages.ts'
import type { Colleague } from '#features/applications/notes/notes-of.ts'
import { verbWords } from '#features/applications/model/verb-words.ts'

const AssignField = lazyPart(() => import('./bulk-fields.tsx').then((file) => file.AssignField))
const InviteFields = lazyPart(() => import('./bulk-fields.tsx').then((file) => file.InviteFields))
const DeclineFields = lazyPart(() => import('./bulk-fields.tsx').then((file) => file.DeclineFields))

const review: BulkAction = {
  key: 'review',
  label: words.seen,
  icon: 'eye',
  path: 'applications/review',
  attributes: {},
  question: words.reviewThem,
  done: words.reviewedThem,
}
const waitlist: BulkAction = {
  key: 'waitlist',
  label: words.waitlisted,
  icon: 'hourglass-medium',
  path: 'applications/waitlist',
  attributes: {},
  question: words.waitlistThem,
  done: words.waitlistedThem,
}
const decline: BulkAction = {
  key: 'decline',
  label: verbWords.decline,
  icon: 'x',
  tone: 'danger',
  path: 'applications/decline',
  attributes: {},
  previewsFilled: true,
  question: words.declineThem,
  done: words.declinedThem,
  fields: (faults) => <DeclineFields faults={faults} />,
  needs: { decline_reason: messages.chooseReason },
}

const invite: BulkAction = {
  key: 'invite',
  label: words.invite,
  icon: 'calendar-plus',
  path: 'applications/invite',
  attributes: {},
  rowOf: ({ day, time, place, message }) => ({ attributes: { meeting: { day, time, place }, ...(message && { message }) } }),
  previewsFilled: true,
  question: words.inviteThem,
  done: words.invitedThem,
  fields: (faults) => <InviteFields faults={faults} />,
  needs: { day: verbWords.dayMissing, time: verbWords.timeMissing, place: verbWords.placeMissing },
}
const message = messageAction('applications')

/** Gives the selected applications to one of these colleagues. */
const assignTo = (colleagues: readonly Colleague[]): BulkAction => ({
  key: 'assign',
  label: words.assign,
  icon: 'user',
  attributes: {},
  rowOf: ({ assignee }) => ({ attributes: {}, relationships: { assignee: { data: { type: 'users', id: assignee } } } }),
  previewsFilled: true,
  question: words.assignThem,
  done: words.assignedThem,
  fields: (faults) => <AssignField colleagues={colleagues} fault={faults['assignee']} />,
  needs: { assignee: words.chooseColleague },
})

type May = { /** Who can take applications up: of one organization. */ colleagues: readonly Colleague[]; mayMessage: boolean }

/** The bulk actions of a tab of the list. */
export function applicationBulkActions(tab: string, { colleagues, mayMessage }: May): readonly BulkAction[] {
  const always = [...(mayMessage ? [message] : []), ...(colleagues.length > 0 ? [assignTo(colleagues)] : [])]
  if (tab === 'done' || tab === 'placed') return always
  if (tab === 'waitlisted') return [invite, decline, ...always]
  return tab === 'all' || tab === 'new' ? [review, invite, waitlist, decline, ...always] : [invite, waitlist, decline, ...always]
}
