import { useState } from 'react'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { editorForm } from '#features/vacancies/editor/editor-form.ts'
import { checkWords as words } from '#features/vacancies/editor/check-words.ts'
import { editorWords } from '#features/vacancies/editor/editor-words.ts'
import type { Gap } from '#features/vacancies/quality/incomplete.ts'
import { qualityAdvice, qualityTitles } from '#features/vacancies/quality/quality-words.ts'
import { addressOf, placeOf } from './editor-steps.ts'
import { PreviewPage } from './preview-page.tsx'
import { useAdvice, type Written } from './use-advice.ts'

type Props = {
  gaps: readonly Gap[]
  written: Written
  /** The server's reason for refusing the submission, where the list of gaps does not show it already. */
  problem: string | null
  /** The result of submitting: each new one moves the focus to the list, once. */
  answer: unknown
  /** Who reviews it first; null if it is published at once. */
  reviewer: string | null
}

/** The last step: what is missing, with links to the fields; what could be better; and a preview of the page. */
export function CheckStep({ gaps, written, problem, answer, reviewer }: Props) {
  const t = useT()
  const locale = useLocale()
  const { findings } = useAdvice(written)
  const listed = [
    ...gaps.map(({ field, words: said }) => ({ field, text: said[locale] })),
    // Some criteria are required fields too, which the list of gaps already shows.
    ...findings
      .filter(({ isHard, field }) => isHard && !gaps.some((gap) => gap.field === field))
      .map((one) => ({ field: one.field, text: `${t(qualityTitles[one.code])}. ${t(qualityAdvice[one.code])}` })),
  ]
  const answers = useAnswers(answer)
  const tips = findings.filter(({ isHard }) => !isHard)
  return (
    <div className="grid gap-8">
      {problem && (
        <Alert tone="danger" live>
          <p>{problem}</p>
        </Alert>
      )}
      {listed.length > 0 ? (
        <error-summary key={answers} tabIndex={-1} role="group" aria-labelledby="mist-nog" className="check-list" {...(answer === undefined && { quiet: '' })}>
          <h3 id="mist-nog" className="text-xl">
            <Icon name="warning-circle-fill" size={26} className="text-danger" /> {t(words.missing)}
          </h3>
          <p className="mt-1 text-text-soft">{t(words.missingText)}</p>
          <ul>
            {listed.map(({ field, text }) => (
              <li key={`${field} ${text}`}>
                <Link href={addressOf(field)}>{labelOf(field, locale)}</Link>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </error-summary>
      ) : (
        <Alert tone="success" title={t(words.complete)} />
      )}
      {tips.length > 0 && (
        <section className="check-list" aria-labelledby="tips">
          <h3 id="tips" className="text-xl">
            <Icon name="info-fill" size={26} className="text-link" /> {t(words.tipsLeft)}
          </h3>
          <ul>
            {tips.map(({ code, field }) => (
              <li key={`${code} ${field}`}>
                <Link href={addressOf(field)}>{t(qualityTitles[code])}</Link>
                <span>{t(qualityAdvice[code])}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="daarna">
        <h3 id="daarna" className="text-xl">
          {t(words.thenWhat)}
        </h3>
        <p className="mt-1 max-w-[66ch]">{reviewer === null ? t(words.thenPublished) : t(words.thenReviewed, { name: reviewer })}</p>
      </section>
      <section aria-labelledby="voorbeeld-pagina">
        <h3 id="voorbeeld-pagina" className="text-xl mb-4">
          {t(editorWords.preview)}
        </h3>
        <PreviewPage written={written} />
      </section>
    </div>
  )
}

function labelOf(field: string, locale: 'nl' | 'en'): string {
  const { input } = placeOf(field)
  const entry = (editorForm.entries as Record<string, { label: { nl: string; en: string } }>)[input]
  return (entry?.label ?? relationLabels[input] ?? qualityTitles.tasks_missing)[locale]
}

const relationLabels: Record<string, { nl: string; en: string }> = { contactUser: qualityTitles.contact_missing }

/** Counts the results. The count is the key of the list, so that it mounts again and takes the focus. */
function useAnswers(answer: unknown): number {
  const [known, setKnown] = useState({ answer, count: 0 })
  if (known.answer !== answer) setKnown({ answer, count: known.count + 1 })
  return known.count
}
