import { Icon } from '#design/icon/icon.tsx'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { fitInWords, misfitInWords } from '#features/pool/matching/reason-words.ts'
import type { Reasons as Facts } from '#features/pool/matching/reasons.ts'

/** Why somebody fits, and the one thing that does not, in whole words. */
export function Reasons({ fits, misfit }: Facts) {
  const locale = useLocale()
  if (fits.length === 0 && !misfit) return null
  return (
    <ul className="grid gap-1.5">
      {fits.map((fit) => (
        <li key={fit.code} className="flex gap-2 items-start">
          <Icon name="check-circle-fill" size={20} className="shrink-0 mt-0.5 text-success" />
          {fitInWords(fit, locale)}
        </li>
      ))}
      {misfit && (
        <li className="flex gap-2 items-start">
          <Icon name="warning-fill" size={20} className="shrink-0 mt-0.5 text-warn" />
          {misfitInWords(misfit, locale)}
        </li>
      )}
    </ul>
  )
}
