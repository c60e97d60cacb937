import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { callWords as words } from '#features/social-map/rounds/call-words.ts'
import { type Freshness, percentsOf, type RoundsState } from '#features/social-map/rounds/calls.ts'

/** How long ago the entries of the map were checked: all of them, by theme, and the five oldest. */
export function RotMeter({ freshness, byTheme, oldest }: Pick<RoundsState, 'freshness' | 'byTheme' | 'oldest'>) {
  const t = useT()
  const locale = useLocale()
  const percents = percentsOf(freshness)
  const share = (key: keyof typeof percents) => t(words.ofAll, { percent: percents[key], n: freshness[key] })
  return (
    <section className="sheet p-5 md:p-7" aria-labelledby="rot-meter">
      <h2 className="text-2xl" id="rot-meter">
        {t(words.meter)}
      </h2>
      {oldest.length === 0 ? (
        <p className="mt-3 text-text-soft">{t(words.meterEmpty)}</p>
      ) : (
        <>
          <FreshnessBar {...percents} />
          <div className="mt-4">
            <DefinitionList
              numbers
              items={[
                { term: t(words.fresh), value: share('fresh') },
                { term: t(words.aging), value: share('aging') },
                { term: t(words.stale), value: share('stale') },
              ]}
            />
          </div>
          <h3 className="mt-6 mb-2 text-xl">{t(words.oldest)}</h3>
          <ol className="grid gap-2">
            {oldest.map(({ id, name, assuredAt }) => (
              <li key={id}>
                <Link href={`/sociale-kaart/${id}`}>{name}</Link>
                <span className="text-text-soft block">{fullDay(locale, assuredAt)}</span>
              </li>
            ))}
          </ol>
          <h3 className="mt-6 mb-2 text-xl">{t(words.byTheme)}</h3>
          <ul className="grid gap-3">
            {byTheme.map(({ theme, ...ages }) => (
              <li key={theme}>
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span>{t(themeWords[theme])}</span>
                  <span className="text-text-soft">{t(words.ofTheme, { ...ages, n: ages.fresh + ages.aging + ages.stale })}</span>
                </p>
                <FreshnessBar {...percentsOf(ages)} isSmall />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Three parts of a whole. The numbers stand in words below it, so readers skip it. */
function FreshnessBar({ fresh, aging, stale, isSmall }: Freshness & { isSmall?: boolean }) {
  const parts = [
    { width: fresh, look: 'fill-success' },
    { width: aging, look: 'fill-warn' },
    { width: stale, look: 'fill-danger' },
  ]
  let x = 0
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={isSmall ? 'block w-full h-1.5 mt-1' : 'block w-full h-4 mt-4'} aria-hidden="true">
      {parts.map(({ width, look }) => {
        const at = x
        x += width
        return <rect key={look} x={at} y={0} width={width} height={6} className={look} />
      })}
    </svg>
  )
}
