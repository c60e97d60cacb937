import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { ChipLink } from '#design/chip/chip.tsx'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { listWords as words } from '#features/activities/overview/list-words.ts'
import { monthInWords } from '#features/activities/overview/read-month.ts'
import './activities.css'

/** How many months the strip shows, from this one on. */
const shown = 12

type Props = {
  now: string
  /** `2026-12`, or empty for all. */
  chosen: string
  /** The address of the list in a month; empty for all. */
  addressOf: (month: string) => string
}

/** The months to come, each a link to what is on then. */
export function MonthStrip({ now, chosen, addressOf }: Props) {
  const t = useT()
  const locale = useLocale()
  const first = `${today(new Date(now)).slice(0, 7)}-01`
  const months = Array.from({ length: shown }, (_, at) => addMonths(first, at).slice(0, 7))
  return (
    <nav aria-label={t(words.month)} className="month-strip">
      <ChipLink href={addressOf('')} aria-current={chosen === '' ? 'true' : undefined}>
        {t(words.allMonths)}
      </ChipLink>
      {months.map((month) => (
        <ChipLink key={month} href={addressOf(month)} aria-current={month === chosen ? 'true' : undefined}>
          {capitalize(monthInWords(month, locale, now))}
        </ChipLink>
      ))}
    </nav>
  )
}
