import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Told } from '#features/analytics/analytics.ts'
import { hiddenSign, toldInDigits } from '#features/analytics/in-words.ts'
import { analyticsWords as words } from '#features/analytics/messages.ts'

/** A count; a hidden one is a sign to see and words to hear. */
export function ToldNumber({ told }: { told: Told }) {
  const t = useT()
  const locale = useLocale()
  if (!told.suppressed) return toldInDigits(locale, told)
  return (
    <>
      <span aria-hidden="true">{hiddenSign}</span>
      <span className="sr-only">{t(words.fewer)}</span>
    </>
  )
}

/** The same in a cell of a table; empty where there is no such count. */
export const toldCell = (told: Told | undefined) => told && <ToldNumber told={told} />
