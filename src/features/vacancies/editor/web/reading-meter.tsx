import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { adviceWords as words } from '#features/vacancies/editor/advice-words.ts'
import { type Reading, readingLevels } from '#features/vacancies/quality/reading-level.ts'

/** How hard the text reads, and its longest sentence. */
export function ReadingMeter({ reading, onShow }: { reading: Reading | null; onShow: (text: string) => void }) {
  const t = useT()
  const long = reading?.longSentences.toSorted((a, b) => b.words - a.words) ?? []
  const said = { A2: words.levelA2, B1: words.levelB1, B2: words.levelB2, C1: words.levelC1 }
  return (
    <section aria-labelledby="leesniveau">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="leesniveau" className="text-xl">
          {t(words.level)}
        </h2>
        <p className="text-text-soft">{t(words.goal)}</p>
      </div>
      <ol className="reading-levels" aria-hidden="true">
        {readingLevels.map((level) => (
          <li key={level} className={clsx(level === reading?.level && 'is-it', (level === 'B2' || level === 'C1') && 'is-hard')}>
            {level}
          </li>
        ))}
      </ol>
      <p className="mt-2">
        {reading ? (
          <>
            <span className="sr-only">{t(words.levelIs, { level: reading.level })} </span>
            {t(said[reading.level])}{' '}
            {long[0] && (
              <>
                {t(words.longSentence, { n: long.length, words: long[0].words })}{' '}
                <button type="button" className="link" onClick={() => onShow(long[0]!.text)}>
                  {t(words.showSentence)}
                </button>
              </>
            )}
          </>
        ) : (
          t(words.levelUnknown)
        )}
      </p>
    </section>
  )
}
