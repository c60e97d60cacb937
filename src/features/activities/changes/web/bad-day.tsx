import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { ignoreSecondClick } from '#design/button/ignore-second-click.ts'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { OrganizationField } from '#features/organizations/choice/web/organization-field.tsx'
import { changeWords as words } from '#features/activities/changes/change-words.ts'
import { faultsAt } from '#features/activities/changes/date-in-form.ts'
import { occurrence } from '#features/activities/model/occurrence.ts'
import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** Those of the person; null: staff, who choose any, or the center itself by leaving it empty. */
type Props = { organizations: readonly { id: string; name: string }[] | null; today: string }
type Count = { dates: number; followers: number }

/** Cancels everything of an organization on one day: first how many dates and people it concerns, then the act, which can be taken back. */
export function BadDay({ organizations, today }: Props) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const { isBusy, act } = useApiAction()
  const [count, setCount] = useState<Count | null>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const said = (name: string) => String(typed.get(name) ?? '').trim()
    const organization = said('organizationId')
    const attributes = { day: said('day'), reason: said('reason'), ...(organization && { organization }) }
    if (!attributes.reason) return setFaults({ reason: t(words.whyNeeded) })
    const body = (more: object) => ({ data: { type: 'activities', attributes: { ...attributes, ...more } } })
    if (!count) {
      const answer = await callApi('PUT', 'activities/cancel_day', body({ preview: 'true' }))
      if (answer.ok) setCount((answer.document as unknown as { meta: Count }).meta)
      else if (answer.status === 401) await revalidate()
      return setFaults(answer.ok ? {} : { ...faultsAt(answer.faults ?? {}), ...(!answer.faults && answer.fault && { day: answer.fault }) })
    }
    const answer = await act({ method: 'PUT', path: 'activities/cancel_day', body: body({}), done: t(words.badDayDone, { dates: count.dates }) })
    if (!answer.ok) return setFaults(faultsAt(answer.faults ?? {}))
    setCount(null)
    form.reset()
    return undefined
  }
  return (
    <details className="border-y border-line mt-10">
      <summary className="font-semibold py-3.5 text-lg cursor-pointer">{t(words.badDay)}</summary>
      <p className="text-text-soft max-w-[52ch]">{t(words.badDayText)}</p>
      {/* What was counted holds for what was typed then. */}
      <PlainForm onSubmit={(event) => void send(event)} onClickCapture={ignoreSecondClick} onInput={() => setCount(null)} className="grid gap-4 max-w-xl py-4">
        <DateField name="day" id="bad-day" label={t(words.day)} defaultValue={today} error={faults['day']} />
        {organizations === null ? (
          <div>
            <OrganizationField error={faults['organization']} />
            <p className="hint">{t(words.emptyIsOurs)}</p>
          </div>
        ) : organizations.length === 1 ? (
          <input type="hidden" name="organizationId" value={organizations[0]!.id} />
        ) : (
          <SelectField name="organizationId" label={t(words.whose)} options={organizations.map(({ id, name }) => ({ value: id, label: name }))} />
        )}
        <TextField
          name="reason"
          id="bad-day-reason"
          label={t(words.why)}
          hint={t(words.whyHint)}
          maxLength={200}
          error={faults['reason']}
          check={{ field: occurrence.memberVerbs.cancel.reason }}
        />
        <p role="status" className="font-semibold empty:hidden">
          {count && (count.dates === 0 ? t(words.badDayNone) : t(words.badDayCount, count))}
        </p>
        <div>
          {count && count.dates > 0 ? (
            <Button variant="danger" aria-busy={isBusy || undefined}>
              {t(words.badDayYes, { dates: count.dates })}
            </Button>
          ) : (
            <Button variant="second">{t(words.look)}</Button>
          )}
        </div>
      </PlainForm>
    </details>
  )
}
