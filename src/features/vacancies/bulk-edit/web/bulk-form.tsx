import { useRef } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { Button, LinkButton } from '#design/button/button.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { messages } from '#features/lists/messages.ts'
import { useApiAction } from '#features/lists/web/use-api-action.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { type AskedChange, bodyOfChange, changeOf, closingReasons } from '#features/vacancies/bulk-edit/bulk-edit.ts'
import { bulkWords as words } from '#features/vacancies/bulk-edit/bulk-words.ts'
import type { BulkEdit } from '#features/vacancies/bulk-edit/fetch-bulk-edit.ts'
import { monthsAhead } from '#features/vacancies/model/extended-to.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { actionWords, closeReasonWords } from '#features/vacancies/transitions/action-words.ts'
import { FirstFields } from '#features/vacancies/transitions/web/first-fields.tsx'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

type Props = { asked: AskedChange; rows: BulkEdit['rows']; people: BulkEdit['people']; now: string }

const pause = 350

/** The form of the bulk change. Each choice goes into the address at once, which loads the preview of its effect on each vacancy. */
export function BulkForm({ asked, rows, people, now }: Props) {
  const t = useT()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const send = () => void (form.current && submit(form.current, { replace: true, preventScrollReset: true }))
  const isOneOrganization = new Set(rows.map(({ organization }) => organization?.id)).size === 1
  return (
    <RoutedForm
      ref={form}
      method="get"
      preventScrollReset
      className="bulk-form"
      onChange={() => {
        // Waits a moment before it submits, because people tick several themes or dayparts one after the other.
        clearTimeout(timer.current)
        timer.current = setTimeout(send, pause)
      }}
    >
      <input type="hidden" name="ids" value={rows.map(({ id }) => id).join('.')} />
      <input type="hidden" name="change" value={asked.change} />
      <BulkFields {...{ asked, people, isOneOrganization, now }} />
      <noscript>
        <Button variant="second">{t(messages.show)}</Button>
      </noscript>
    </RoutedForm>
  )
}

type FieldsProps = { asked: AskedChange; people: BulkEdit['people']; isOneOrganization: boolean; now: string }

/** The fields of the new values. */
function BulkFields({ asked, people, isOneOrganization, now }: FieldsProps) {
  const t = useT()
  const day = today(new Date(now))
  if (asked.change === 'extend')
    return <DateField name="until" label={t(words.until)} hint={t(words.untilHint)} defaultValue={asked.until} min={day} max={addMonths(day, monthsAhead)} />
  if (asked.change === 'close')
    return (
      <SelectField
        name="reason"
        label={t(actionWords.whyClose)}
        hint={t(actionWords.whyCloseHint)}
        defaultValue={asked.reason}
        options={closingReasons.map((reason) => ({ value: reason, label: t(closeReasonWords[reason]) }))}
      />
    )
  if (asked.change === 'first') return <FirstFields days={asked.days} withNone />
  if (asked.change === 'contact') {
    if (!isOneOrganization) return <p className="text-text-soft">{t(words.oneOrganization)}</p>
    return (
      <SelectField
        name="contact"
        label={t(words.who)}
        defaultValue={asked.contact}
        empty={t(words.choosePerson)}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
    )
  }
  if (asked.change === 'groups')
    return (
      <ChoiceGroup id="groups" legend={t(words.whichGroups)} hint={t(words.whichGroupsHint)}>
        {targetGroups.map((group) => (
          <Checkbox key={group} name="group" value={group} label={t(targetGroupNames[group])} defaultChecked={asked.group.includes(group)} />
        ))}
      </ChoiceGroup>
    )
  return (
    <ChoiceGroup id="themes" legend={t(words.whichThemes)} hint={t(words.whichThemesHint)} layout="inline">
      {themes.map((theme) => (
        <Checkbox key={theme} name="theme" value={theme} label={t(themeWords[theme])} defaultChecked={asked.theme.includes(theme)} />
      ))}
    </ChoiceGroup>
  )
}

type DecisionProps = { asked: AskedChange; rows: BulkEdit['rows']; preview: BulkEdit['preview']; without: (ids: readonly string[]) => string }

const label = {
  extend: words.extendThem,
  close: words.closeThem,
  contact: words.contactThem,
  themes: words.themesThem,
  groups: words.groupsThem,
  first: words.firstThem,
} as const

/** The submit button. A bulk change is all or nothing, so the form first asks to leave out the vacancies that cannot take part. */
export function BulkDecision({ asked, rows, preview, without }: DecisionProps) {
  const t = useT()
  const navigate = useNavigate()
  const { isBusy, act } = useApiAction()
  const change = changeOf(asked)
  if (!change || !preview) return <p className="text-text-soft">{t(words.sayWhat)}</p>
  const refused = preview.refused.map(({ id }) => id)
  if (refused.length > 0)
    return (
      <>
        <p className="mb-3">{t(words.allOrNone, { n: refused.length })}</p>
        <LinkButton href={without(refused)} variant="second">
          {t(words.leaveOutAll, { n: refused.length })}
        </LinkButton>
      </>
    )
  const ids = preview.changes.map(({ id }) => id)
  if (ids.length === 0) return <p className="text-text-soft">{t(messages.isSoAlready, { n: rows.length })}</p>
  const run = async () => {
    const answer = await act({ method: 'PATCH', path: 'vacancies', body: bodyOfChange(ids, change), done: t(words.done, { n: ids.length }) })
    if (answer.ok) await navigate('/vacancies')
  }
  return (
    <Button
      type="button"
      variant={asked.change === 'close' ? 'danger' : 'primary'}
      aria-busy={isBusy || undefined}
      onClick={() => void run()}
      className="w-full"
    >
      <Icon name="check" size={20} />
      {t(label[asked.change], { n: ids.length })}
    </Button>
  )
}
