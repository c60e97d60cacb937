import { Icon } from '#design/icon/icon.tsx'
import { Progress } from '#design/feedback/progress.tsx'
import { expenseWords as words } from '#features/expenses/expense-words.ts'
import type { Room } from '#features/expenses/meter.ts'
import { inEuros } from '#kernel/i18n/euros.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** How much room is left in a month or a year: the answer first, then what it follows from. */
export function MeterCard({ title, room, year }: { title: string; room: Room; year: number }) {
  const t = useT()
  const locale = useLocale()
  const { counted, apart, limit, left, state } = room
  const amount = inEuros(locale, counted)
  return (
    <section className="meter-card" data-state={state}>
      <h2 className="text-base font-semibold first-letter:uppercase">{title}</h2>
      <p className="meter-answer">
        {limit === null
          ? t(words.got, { amount })
          : state === 'over'
            ? t(words.over, { amount: inEuros(locale, counted - limit) })
            : state === 'full'
              ? t(words.full)
              : t(words.left, { amount: inEuros(locale, left!) })}
      </p>
      {limit === null ? (
        <>
          <p className="font-semibold mt-2">{t(words.unknownLimit, { year })}</p>
          <p className="text-text-soft">{t(words.unknownLimitText)}</p>
        </>
      ) : (
        <>
          <div className="mt-2">
            <Progress value={(counted / limit) * 100} label={t(words.used)} />
          </div>
          <p className="mt-1">{t(words.ofLimit, { amount, limit: inEuros(locale, limit) })}</p>
          {state !== 'plenty' && (
            <p className="meter-warning">
              <Icon name={state === 'over' ? 'warning-circle-fill' : 'warning-fill'} />
              <span>{t(state === 'over' ? words.overText : state === 'full' ? words.fullText : words.near)}</span>
            </p>
          )}
        </>
      )}
      {apart > 0 && <p className="mt-2 text-text-soft">{t(words.apart, { amount: inEuros(locale, apart) })}</p>}
    </section>
  )
}
