import { today } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { messageAction } from '#features/conversations/send/web/bulk-message.tsx'
import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { boardWords as words } from '#features/applications/board/words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import type { Colleague } from '#features/applications/notes/notes-of.ts'
import { declineReasons } from '#features/applications/model/states.ts'
import { verbWords } from '#features/applications/model/verb-words.ts'

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

function AssignField({ colleagues, fault }: { colleagues: readonly Colleague[]; fault: string | undefined }) {
  const t = useT()
  return (
    <div className="mt-4">
      <SelectField
        name="assignee"
        label={t(noteWords.assignee)}
        empty={t(words.chooseColleague)}
        error={fault}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </div>
  )
}

/** One day, time and place for all of them, as for an afternoon on which people come and look. */
function InviteFields({ faults }: { faults: Readonly<Record<string, string>> }) {
  const t = useT()
  return (
    <div className="grid gap-4 mt-4">
      <div className="step-meeting">
        <DateField name="day" label={t(verbWords.day)} min={today()} error={faults['day']} className="" />
        <TextField name="time" type="time" label={t(verbWords.time)} defaultValue="10:00" error={faults['time']} />
        <TextField
          name="place"
          label={t(verbWords.place)}
          hint={t(verbWords.placeHint)}
          maxLength={200}
          autoComplete="off"
          error={faults['place']}
          className="step-place"
        />
      </div>
      <TextAreaField name="message" label={t(words.wordsToAll)} optional={t(verbWords.optional)} rows={4} maxLength={5000} />
    </div>
  )
}

/** One reason and one message for all of them. Each applicant is notified separately. */
function DeclineFields({ faults }: { faults: Readonly<Record<string, string>> }) {
  const t = useT()
  return (
    <div className="grid gap-4 mt-4">
      <SelectField
        name="decline_reason"
        label={t(messages.declineWhy)}
        empty={t(messages.chooseReason)}
        error={faults['decline_reason']}
        options={declineReasons.map((reason) => ({ value: reason, label: t(messages[reason]) }))}
      />
      <TextAreaField
        name="message"
        label={t(words.wordsToAll)}
        hint={t(messages.kindWordsHint)}
        rows={5}
        maxLength={5000}
        defaultValue={t(words.kindWordsToAll)}
      />
    </div>
  )
}
