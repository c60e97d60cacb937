import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import { measure, takenFor } from '#features/settings/colors/measures.ts'
import type { Proposal } from '#features/settings/colors/proposals.ts'
import type { Theme } from '#features/settings/colors/theme.ts'
import { proposalInWords, ratioInWords } from './swatches.tsx'

const main = [
  { pairs: ['text page', 'text surface'], label: words.textOnPage },
  { pairs: ['link page', 'link surface', 'link tint'], label: words.links, use: 'link' },
  { pairs: ['on-accent accent', 'on-accent accent-hover', 'on-accent accent-press'], label: words.onButton, use: 'accent' },
  { pairs: ['on-second second'], label: words.onSecond },
  { pairs: ['on-footer footer'], label: words.inFooter },
] as const

type Props = { /** As it is stored: chosen colours that lack contrast are replaced. */ theme: Theme; proposals: readonly Proposal[] }

/**
 * The contrast of the theme as visitors get it: the five things that matter most, each by its worst pair, and all pairs on demand. What
 * was replaced is said in the words of its field.
 */
export function Readability({ theme, proposals }: Props) {
  const t = useT()
  const locale = useLocale()
  const ratio = (value: number) => ratioInWords(value, locale)
  const measures = measure(theme)
  const worstOf = (pairs: readonly string[]) => {
    const measured = measures.filter(({ front, back }) => pairs.includes(`${front} ${back}`))
    return { ratio: Math.min(...measured.flatMap(({ day, night }) => [day, night])), least: Math.max(...measured.map(({ least }) => least)) }
  }
  const noteOf = (use: 'link' | 'accent') => {
    const taken = takenFor(theme, use)
    if (taken === 'dark letters') return t(words.darkLetters)
    return taken && t(words.took, { wanted: `${taken.wanted}`, ratio: ratio(taken.ratio), shade: taken.shade })
  }
  return (
    <section aria-label={t(words.readable)}>
      <h3 className="text-xl mb-2">{t(words.readable)}</h3>
      <ul className="measures">
        {main.map(({ pairs, label, ...more }) => {
          const { ratio: worst, least } = worstOf(pairs)
          const notes = 'use' in more ? [noteOf(more.use)] : pairs[0] === 'text page' ? proposals.map((one) => proposalInWords(one, t, locale)) : []
          const isEnough = worst >= least
          return (
            <li key={label.en}>
              <Icon name={isEnough ? 'check-circle-fill' : 'warning-fill'} size={22} className={isEnough ? 'text-success' : 'text-warn'} />
              <span className="flex-1 min-w-0">
                {t(label)}
                {notes.filter(Boolean).map((note) => (
                  <span key={note} className="block text-text-soft">
                    {note}
                  </span>
                ))}
              </span>
              <span className="tabular-nums text-text-soft whitespace-nowrap">{ratio(worst)}</span>
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
