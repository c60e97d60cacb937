import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import { measure, takenFor } from '#features/settings/colors/measures.ts'
import type { Theme } from '#features/settings/colors/theme.ts'
import { ratioInWords } from './swatches.tsx'

const main = [
  { pair: 'text page', label: words.textOnPage },
  { pair: 'link surface', label: words.linkOnWhite, use: 'link' },
  { pair: 'on-accent accent', label: words.onButton, use: 'accent' },
  { pair: 'on-second second', label: words.onSecond },
  { pair: 'on-footer footer', label: words.inFooter },
] as const

/** The contrast of the theme: the five pairs that matter most, and all others on demand. */
export function Readability({ theme }: { theme: Theme }) {
  const t = useT()
  const locale = useLocale()
  const ratio = (value: number) => ratioInWords(value, locale)
  const measures = measure(theme)
  const of = (pair: string) => measures.find(({ front, back }) => `${front} ${back}` === pair)!
  return (
    <section aria-label={t(words.readable)}>
      <h3 className="text-xl mb-2">{t(words.readable)}</h3>
      <ul className="measures">
        {main.map(({ pair, label, ...more }) => {
          const { day, night, least } = of(pair)
          const taken = 'use' in more ? takenFor(theme, more.use) : null
          const isEnough = Math.min(day, night) >= least
          return (
            <li key={pair}>
              <Icon name={isEnough ? 'check-circle-fill' : 'warning-fill'} size={22} className={isEnough ? 'text-success' : 'text-warn'} />
              <span className="flex-1 min-w-0">
                {t(label)}
                {taken && (
                  <span className="block text-text-soft">{t(words.took, { wanted: `${taken.wanted}`, ratio: ratio(taken.ratio), shade: taken.shade })}</span>
                )}
              </span>
              <span className="tabular-nums text-text-soft whitespace-nowrap">{ratio(Math.min(day, night))}</span>
            </li>
          )
        })}
      </ul>
      <p className="text-text-soft mt-2">{t(words.readableText)}</p>
      <details className="mt-2">
        <summary className="link cursor-pointer w-fit py-2">{t(words.allPairs, { n: measures.length * 2 })}</summary>
        <table className="table mt-2">
          <thead>
            <tr>
              {[words.pair, words.least, words.day, words.night].map((word) => (
                <th key={word.en} scope="col">
                  {t(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ front, back, least, day, night }) => (
              <tr key={front + back}>
                <td>{`${front} / ${back}`}</td>
                {[least, day, night].map((value, at) => (
                  // eslint-disable-next-line react/no-array-index-key
                  <td key={at} className="tabular-nums whitespace-nowrap">
                    {ratio(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
