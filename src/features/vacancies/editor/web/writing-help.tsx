import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { adviceWords as words } from '#features/vacancies/editor/advice-words.ts'
import { type QualityCriterion, type QualityFinding, qualityCriteria } from '#features/vacancies/quality/quality-criteria.ts'
import { criterionOfFinding } from '#features/vacancies/quality/quality-findings.ts'
import { qualityAdvice, qualityCriterionWords, qualityTitles } from '#features/vacancies/quality/quality-words.ts'
import { type Reading, readingLevels } from '#features/vacancies/quality/reading-level.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { addressOf } from './editor-steps.ts'
import { type Written, useAdvice } from './use-advice.ts'

type Props = {
  written: Written
  /** Selects this text in its field. */ onShow: (field: string, text: string) => void
}

/** The reading level, and the findings of NOV's quality criteria. */
export function WritingHelp({ written, onShow }: Props) {
  const { reading, findings, met } = useAdvice(written)
  return (
    <div className="grid gap-8">
      <ReadingMeter reading={reading} onShow={(text) => onShow('description', text)} />
      <QualityList findings={findings} met={met} onShow={({ field, found }) => onShow(field, found ?? '')} />
    </div>
  )
}

/** The reading level and the longest sentence. */
function ReadingMeter({ reading, onShow }: { reading: Reading | null; onShow: (text: string) => void }) {
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

type ListProps = {
  findings: readonly QualityFinding[]
  /** The criteria that are met. */ met: readonly QualityCriterion[]
  onShow: (finding: QualityFinding) => void
}

/** NOV's quality criteria: first the findings with advice, then what is fine, then what nothing has been written about. */
function QualityList({ findings, met, onShow }: ListProps) {
  const t = useT()
  const open = new Set(findings.map(criterionOfFinding))
  const unknown = qualityCriteria.filter((one) => !open.has(one) && !met.includes(one))
  const all = (
    <>
      <ul className="quality-list">
        {met.map((criterion) => (
          <li key={criterion}>
            <Icon name="check-circle-fill" size={22} className="text-success" />
            <p>
              <span className="sr-only">{t(words.isRight)}: </span>
              {t(qualityCriterionWords[criterion])}
            </p>
          </li>
        ))}
        {unknown.map((criterion) => (
          <li key={criterion}>
            <Icon name="circle-dashed" size={22} className="text-text-faint" />
            <p className="text-text-soft">
              {t(qualityCriterionWords[criterion])} <span>({t(words.notYet)})</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-text-soft">{t(words.source)}</p>
    </>
  )
  return (
    <section aria-labelledby="klopt-alles">
      <h2 id="klopt-alles" className="text-xl">
        {t(words.allRight)} <span className="font-sans text-base font-normal">{t(words.rightOf, { n: met.length, of: qualityCriteria.length })}</span>
      </h2>
      <ul className="quality-list">
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.field}`}>
            <Icon name={finding.isHard ? 'x-circle-fill' : 'info-fill'} size={22} className={finding.isHard ? 'text-danger' : 'text-link'} />
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="sr-only">{t(finding.isHard ? words.isMust : words.isTip)}: </span>
                {t(qualityTitles[finding.code])}
              </p>
              <p className="text-text-soft">
                {t(qualityAdvice[finding.code])}{' '}
                {finding.found ? (
                  <button
                    type="button"
                    className="link"
                    onClick={() => onShow(finding)}
                    aria-label={`${t(words.showField)}: ${t(qualityTitles[finding.code])}`}
                  >
                    {t(words.showField)}
                  </button>
                ) : (
                  <Link href={addressOf(finding.field)} aria-label={`${t(words.showField)}: ${t(qualityTitles[finding.code])}`}>
                    {t(words.showField)}
                  </Link>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {met.length === qualityCriteria.length ? (
        all
      ) : (
        <details className="quality-passed">
          <summary className="link">{t(words.showAll, { n: qualityCriteria.length })}</summary>
          {all}
        </details>
      )}
    </section>
  )
}
