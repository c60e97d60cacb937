import { useT } from '#kernel/i18n/web/provider.tsx'
import { Button } from '#design/button/button.tsx'
import { Problem } from '#design/feedback/problem.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextAreaField } from '#design/field/text-area-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { FetchForm } from '#design/form/fetch-form.tsx'
import { messages } from '#features/applications/model/messages.ts'
import { noteWords as words } from '#features/applications/notes/note-words.ts'
import type { Colleague, Notes } from '#features/applications/notes/notes-of.ts'
import type { NoteOutcome } from './note-action.ts'
import { useNote } from './use-note.ts'

type Props = { notes: Pick<Notes, 'team' | 'center'>; colleagues: readonly Colleague[]; sent?: NoteOutcome | undefined }

/** The notes of the organization: assignee, tags, start date. */
export function TeamNotes({ notes: { team, center }, colleagues, sent }: Props) {
  const t = useT()
  if (!team && !center) return null
  return (
    <section className="case-notes" aria-labelledby="notes">
      <h3 id="notes" className="text-lg">
        {t(words.forTeam)}
      </h3>
      <p className="text-text-soft">{t(words.forTeamText)}</p>
      {team && <OfTeam key={JSON.stringify(team)} team={team} colleagues={colleagues} sent={sent} />}
      {center && <OfCenter key={center.note} center={center} sent={sent} />}
    </section>
  )
}

function OfTeam({ team, colleagues, sent }: { team: NonNullable<Notes['team']>; colleagues: readonly Colleague[]; sent: NoteOutcome | undefined }) {
  const t = useT()
  const { fetcher, fault, busy } = useNote('note_team', sent)
  const typed = fault?.typed
  const tagFault = Object.entries(fault?.fields ?? {}).find(([name]) => name.startsWith('tags'))?.[1]
  return (
    <FetchForm fetcher={fetcher} action={`/applications/${team.id}`} className="case-note" keeps={{ name: `notes ${team.id}`, offline: t(messages.offline) }}>
      <input type="hidden" name="intent" value="note_team" />
      <Problem text={fault?.problem} />
      <SelectField
        name="assignee"
        label={t(words.assignee)}
        empty={t(words.nobody)}
        defaultValue={typed?.['assignee'] ?? team.assignee}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        name="tags"
        label={t(words.tags)}
        hint={t(words.tagsHint)}
        optional={t(messages.notNeeded)}
        maxLength={150}
        autoComplete="off"
        error={tagFault}
        defaultValue={typed?.['tags'] ?? team.tags}
      />
      {team.startDate !== null && (
        <DateField name="start_date" label={t(words.startDate)} error={fault?.fields['startDate']} defaultValue={typed?.['start_date'] ?? team.startDate} />
      )}
      {team.hours !== null && (
        <TextField
          name="hours"
          inputMode="numeric"
          label={t(words.hours)}
          optional={t(messages.notNeeded)}
          error={fault?.fields['hoursReported']}
          defaultValue={typed?.['hours'] ?? team.hours}
        />
      )}
      <Button variant="second" size="small" className="justify-self-start" busy={busy && t(messages.submitting)}>
        {t(words.save)}
      </Button>
    </FetchForm>
  )
}

function OfCenter({ center: { id, note }, sent }: { center: NonNullable<Notes['center']>; sent: NoteOutcome | undefined }) {
  const t = useT()
  const { fetcher, fault, busy } = useNote('note_center', sent)
  return (
    <FetchForm fetcher={fetcher} action={`/applications/${id}`} className="case-note" keeps={{ name: `note ${id}`, offline: t(messages.offline) }}>
      <input type="hidden" name="intent" value="note_center" />
      <Problem text={fault?.problem} />
      <TextAreaField
        name="note"
        label={t(words.note)}
        hint={t(words.noteHint)}
        rows={3}
        maxLength={2000}
        error={fault?.fields['internalNote']}
        defaultValue={fault?.typed['note'] ?? note}
      />
      <Button variant="second" size="small" className="justify-self-start" busy={busy && t(messages.submitting)}>
        {t(words.save)}
      </Button>
    </FetchForm>
  )
}
