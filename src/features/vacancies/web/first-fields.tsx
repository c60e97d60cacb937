import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { actWords as words } from '#features/vacancies/act-words.ts'
import { mostDays, usualDays } from '#features/vacancies/put-first-days.ts'

/** How long a vacancy stands first. */
export function FirstFields() {
  const t = useT()
  return (
    <ChoiceGroup id="days" legend={t(words.howLongFirst)} hint={t(words.howLongFirstHint)}>
      {[7, usualDays, mostDays].map((days) => (
        <Radio key={days} name="days" value={String(days)} defaultChecked={days === usualDays} label={t(words.weeks, { n: days / 7 })} />
      ))}
    </ChoiceGroup>
  )
}
