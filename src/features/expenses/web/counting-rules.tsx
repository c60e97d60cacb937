import { Link } from '#design/link/link.tsx'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import { adultAge, costsAddress, rulesAddress } from '#features/expenses/limits.ts'
import type { Meter } from '#features/expenses/meter.ts'
import { fullDay } from '#kernel/i18n/dates.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** What counts and what does not, with where it is written: help with counting, no advice. */
export function CountingRules({ meter: { limits, dear } }: { meter: Meter }) {
  const t = useT()
  const locale = useLocale()
  const forYoung = dear.find(({ adult }) => !adult)
  const lines = [
    t(words.rulesSum),
    t(words.rulesAllowance),
    t(words.rulesCosts),
    ...(limits
      ? [
          t(words.rulesHour, {
            year: limits.year,
            hour: inEuros(locale, limits.hour),
            young: inEuros(locale, limits.hourUnderAge),
            age: adultAge,
          }),
        ]
      : []),
    ...(limits && forYoung
      ? [
          t(words.dearUnderAge, {
            organization: forYoung.organization,
            amount: inEuros(locale, forYoung.centsPerHour),
            limit: inEuros(locale, limits.hourUnderAge),
            age: adultAge,
          }),
        ]
      : []),
    t(words.rulesElsewhere),
    t(words.rulesBenefit),
  ]
  return (
    <section aria-labelledby="expense-rules">
      <h2 id="expense-rules" className="text-xl">
        {t(words.rules)}
      </h2>
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{t(words.rulesNoAdvice)}</p>
      <ul className="mt-2">
        <li>
          <Link href={rulesAddress} newWindow={t(words.newWindow)} className="inline-block py-1.5">
            {t(words.toRules)}
          </Link>
        </li>
        <li>
          <Link href={costsAddress} newWindow={t(words.newWindow)} className="inline-block py-1.5">
            {t(words.toCosts)}
          </Link>
        </li>
      </ul>
      {limits && <p className="mt-2 text-text-soft">{t(words.source, { name: limits.source.name, day: fullDay(locale, limits.checked) })}</p>}
    </section>
  )
}
