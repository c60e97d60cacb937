import { useT } from '#kernel/i18n/web/provider.tsx'
import { ChoiceGroup } from '#design/choice/choice-group.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { actionWords as words } from '#features/vacancies/transitions/action-words.ts'
import { maxDays, usualDays } from '#features/vacancies/model/put-first-days.ts'

type Props = { days?: string; /** For a bulk change: offers to end it too. */ withNone?: boolean }

/** Asks for how long a vacancy is put first. */
export function FirstFields({ days: chosen = String(usualDays), withNone = false }: Props) {
  const t = useT()
  return (
    <ChoiceGroup id="days" legend={t(withNone ? words.howLongAllFirst : words.howLongFirst)} hint={t(words.howLongFirstHint)}>
      {[7, usualDays, maxDays].map((days) => (
        <Radio key={days} name="days" value={String(days)} defaultChecked={String(days) === chosen} label={t(words.weeks, { n: days / 7 })} />
      ))}
      {withNone && <Radio name="days" value="none" defaultChecked={chosen === 'none'} label={t(words.put_back)} />}
    </ChoiceGroup>
  )
}
