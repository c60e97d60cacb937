import { useT } from '#kernel/i18n/web/provider.tsx'
import { findingTexts, findingWords } from '#features/one-on-one/recognition/finding-words.ts'
import { recognise } from '#features/one-on-one/recognition/recognise.ts'

/** What of a text may not be in it, in words. */
export function MarksList({ text }: { text: string }) {
  const t = useT()
  return (
    <ul className="help-marks" aria-live="polite" aria-label={t(findingTexts.status)}>
      {recognise(text).map(({ kind, start, end }) => (
        <li key={start}>
          <span>
            <strong>{t(findingTexts.hereIs, { name: t(findingWords[kind].name), text: text.slice(start, end) })}</strong> {t(findingWords[kind].text)}
          </span>
        </li>
      ))}
    </ul>
  )
}
