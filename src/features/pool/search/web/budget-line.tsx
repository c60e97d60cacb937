import { Icon } from '#design/icon/icon.tsx'
import { fullDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Budget } from '#features/pool/search/fetch-cards.ts'
import { searchWords as words } from '#features/pool/search/search-words.ts'

/** That nobody can be invited this week any more, and from which day on it is possible again. */
export const noneLeft = (locale: Locale, { from }: Budget): string => say(locale, words.noneLeft, { day: fullDay(locale, `${from}T12:00:00Z`) })

/** How many more people can be invited this week. */
export function BudgetLine({ budget }: { budget: Budget }) {
  const t = useT()
  const locale = useLocale()
  return (
    <p className="flex gap-2 items-center">
      <Icon name="paper-plane-tilt" />
      {budget.left === 0 ? noneLeft(locale, budget) : t(words.left, { n: budget.left })}
    </p>
  )
}
