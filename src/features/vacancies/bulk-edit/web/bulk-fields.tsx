import { addMonths, today } from '#kernel/i18n/dates.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Checkbox } from '#design/choice/checkbox.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { DateField } from '#design/field/date-field.tsx'
import { SelectField } from '#design/field/select-field.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { actionWords, closeReasonWords } from '#features/vacancies/transitions/action-words.ts'
import { type AskedChange, closingReasons } from '#features/vacancies/bulk-edit/bulk-edit.ts'
import { bulkWords as words } from '#features/vacancies/bulk-edit/bulk-words.ts'
import { monthsAhead } from '#features/vacancies/model/extended-to.ts'
import type { BulkEdit } from '#features/vacancies/bulk-edit/fetch-bulk-edit.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { FirstFields } from '#features/vacancies/transitions/web/first-fields.tsx'

type Props = { asked: AskedChange; people: BulkEdit['people']; isOneOrganization: boolean; now: string }

/** What the chosen vacancies get instead of what they have. */
export function BulkFields({ asked, people, isOneOrganization, now }: Props) {
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
