import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { adviceWords as words } from '#features/vacancies/editor/advice-words.ts'
import { qualityCriteria, type QualityFinding } from '#features/vacancies/quality/quality-criteria.ts'
import { criterionOfFinding } from '#features/vacancies/quality/quality-findings.ts'
import { qualityAdvice, qualityCriterionWords, qualityTitles } from '#features/vacancies/quality/quality-words.ts'
import { addressOf } from './editor-steps.ts'

/** NOV's criteria: what is not right and what to do about it, and below that what is. */
export function QualityList({ findings, onShow }: { findings: readonly QualityFinding[]; onShow: (finding: QualityFinding) => void }) {
  const t = useT()
  const open = new Set(findings.map(criterionOfFinding))
  const right = qualityCriteria.filter((one) => !open.has(one))
  const all = (
    <>
      <ul className="quality-list">
        {right.map((criterion) => (
          <li key={criterion}>
            <Icon name="check-circle-fill" size={22} className="text-success" />
            <p>
              <span className="sr-only">{t(words.isRight)}: </span>
              {t(qualityCriterionWords[criterion])}
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
        {t(words.allRight)} <span className="font-sans text-base font-normal">{t(words.rightOf, { n: right.length, of: qualityCriteria.length })}</span>
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
      {findings.length === 0 ? (
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
