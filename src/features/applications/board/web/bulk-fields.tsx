import { today } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { boardWords as words } from '#features/applications/board/words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords } from '#features/applications/notes/note-words.ts'
import type { Colleague } from '#features/applications/notes/notes-of.ts'
import { declineReasons } from '#features/applications/model/states.ts'
import { verbWords } from '#features/applications/model/verb-words.ts'

/** Which colleague takes them up. */
export function AssignField({ colleagues, fault }: { colleagues: readonly Colleague[]; fault: string | undefined }) {
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
export function InviteFields({ faults }: { faults: Readonly<Record<string, string>> }) {
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
export function DeclineFields({ faults }: { faults: Readonly<Record<string, string>> }) {
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
