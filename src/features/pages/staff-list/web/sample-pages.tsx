import { Button } from '#design/button/button.tsx'
import { sampleKeys, sampleTitles, sampleWords } from '#features/pages/beginnings/sample-titles.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { RoutedForm } from '#design/form/plain-form.tsx'

/** Pages that begin with a ready text; one that the center has already is not offered again. */
export function SamplePages({ taken }: { /** Titles of its pages. */ taken: readonly string[] }) {
  const t = useT()
  const offered = sampleKeys.filter((key) => !taken.includes(sampleTitles[key].nl))
  if (offered.length === 0) return null
  return (
    <RoutedForm method="post" className="mb-8">
      <h2 className="text-xl">{t(sampleWords.orSample)}</h2>
      <p className="text-text-soft">{t(sampleWords.orSampleText)}</p>
      <div className="flex flex-wrap gap-2 mt-3">
        {offered.map((key) => (
          <Button key={key} variant="second" size="small" icon="file-text" name="sample" value={key}>
            {t(sampleTitles[key])}
          </Button>
        ))}
      </div>
    </RoutedForm>
  )
}
