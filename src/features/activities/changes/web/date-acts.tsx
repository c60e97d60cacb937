import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ignoreSecondClick } from '#design/button/ignore-second-click.ts'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { messages } from '#features/lists/messages.ts'
import { changeWords as words } from '#features/activities/changes/change-words.ts'
import { changeOf, faultsAt } from '#features/activities/changes/date-in-form.ts'
import type { ShownDate } from '#features/activities/changes/fetch-dates.ts'
import { changeScopes } from '#features/activities/model/codes.ts'
import { occurrence } from '#features/activities/model/occurrence.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** What the questions need to know of the activity of a date. */
export type SeriesFacts = { repeats: boolean; isAllDay: boolean; followers: number }
type Props = { date: ShownDate; /** In words. */ day: string; series: SeriesFacts }
type Question = 'change' | 'cancel'

/** Changes or cancels one date, this and the following, or all that are to come. */
export function DateActs({ date, day, series }: Props) {
  const t = useT()
  const { isBusy, act } = useApiAction()
  const [asked, setAsked] = useState<Question | null>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const close = () => {
    setFaults({})
    setAsked(null)
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const { id } = date
    const about = { type: 'activity_occurrences', id }
    if (asked === 'cancel' && !String(typed.get('reason') ?? '').trim()) return setFaults({ reason: t(words.whyNeeded) })
    const answer =
      asked === 'change'
        ? await act({
            method: 'PATCH',
            path: `activity_occurrences/${id}`,
            body: { data: { ...about, ...changeOf(typed, date) } },
            done: t(words.changed, { day }),
          })
        : await act({
            method: 'PUT',
            path: `activity_occurrences/${id}/cancel`,
            body: { data: { ...about, attributes: { reason: String(typed.get('reason')).trim(), scope: typed.get('scope') ?? 'this' } } },
            done: t(words.cancelled, { day }),
            about: id,
          })
    if (answer.ok) close()
    else setFaults(faultsAt(answer.faults ?? {}))
    return undefined
  }
  if (asked === null)
    return (
      <div className="flex flex-wrap gap-3 pb-4">
        <Button type="button" variant="second" size="small" icon="pencil-simple" onClick={() => setAsked('change')}>
          {t(words.change)}
        </Button>
        {date.meta.permissions.includes('cancel') && (
          <Button type="button" variant="danger-2" size="small" icon="x" onClick={() => setAsked('cancel')}>
            {t(words.cancel)}
          </Button>
        )}
      </div>
    )
  return (
    <PlainForm
      onSubmit={(event) => void send(event)}
      onClickCapture={ignoreSecondClick}
      className={asked === 'cancel' ? 'reason-form reason-danger mb-4' : 'reason-form mb-4'}
    >
      <div className="grid gap-4">
        {asked === 'change' ? (
          <ChangeFields date={date} series={series} faults={faults} />
        ) : (
          <>
            {series.repeats && <ScopeChoice name={date.id} choices={['this', 'following']} />}
            <TextField
              name="reason"
              id={`reason-${date.id}`}
              label={t(words.why)}
              hint={t(words.whyHint)}
              maxLength={200}
              error={faults['reason']}
              check={{ field: occurrence.memberVerbs.cancel.reason }}
            />
          </>
        )}
        <p className="text-text-soft">{series.followers > 0 ? t(words.people, series.followers) : t(words.nobody)}</p>
      </div>
      <div className="flex flex-wrap gap-3 mt-4">
        <Button variant={asked === 'cancel' ? 'danger' : 'primary'} aria-busy={isBusy || undefined}>
          {t(asked === 'cancel' ? words.cancelYes : words.save)}
        </Button>
        <Button type="button" variant="quiet" onClick={close}>
          {t(messages.notAfterAll)}
        </Button>
      </div>
    </PlainForm>
  )
}

function ChangeFields({ date, series, faults }: { date: ShownDate; series: SeriesFacts; faults: Readonly<Record<string, string>> }): ReactNode {
  const t = useT()
  const { id, localStart, localEnd, note } = date
  return (
    <>
      <DateField name="day" id={`day-${id}`} label={t(words.day)} defaultValue={localStart.slice(0, 10)} error={faults['day']} />
      {!series.isAllDay && (
        <div className="grid grid-cols-2 gap-4 max-w-72">
          <TextField type="time" name="from" id={`from-${id}`} label={t(words.from)} defaultValue={localStart.slice(11)} error={faults['from']} />
          <TextField type="time" name="until" id={`until-${id}`} label={t(words.until)} defaultValue={localEnd.slice(11)} error={faults['until']} />
        </div>
      )}
      <TextField
        name="note"
        id={`note-${id}`}
        label={t(words.note)}
        hint={t(words.noteHint)}
        maxLength={200}
        defaultValue={note ?? ''}
        error={faults['note']}
        check={{ field: occurrence.attributes.note }}
      />
      {series.repeats && (
        <>
          <ScopeChoice name={id} choices={changeScopes} />
          <Checkbox name="keeps" value="true" defaultChecked label={t(words.keeps)} />
        </>
      )}
    </>
  )
}

/** The safest answer is chosen. */
function ScopeChoice({ name, choices }: { name: string; choices: readonly (typeof changeScopes)[number][] }) {
  const t = useT()
  return (
    <ChoiceGroup id={`scope-${name}`} legend={t(words.scope)}>
      {choices.map((scope, at) => (
        <Radio
          key={scope}
          name="scope"
          value={scope}
          defaultChecked={at === 0}
          label={t(words[scope])}
          note={scope === 'following' && t(words.followingText)}
        />
      ))}
    </ChoiceGroup>
  )
}
