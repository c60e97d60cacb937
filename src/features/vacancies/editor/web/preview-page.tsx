import { FactGrid } from '#design/facts/fact-grid.tsx'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import { useAdvice, type Written } from './use-advice.ts'
import { VacancyHead } from '#features/vacancies/presentation/web/vacancy-head.tsx'
import { VacancyText } from '#features/vacancies/presentation/web/vacancy-text.tsx'

/** The page as visitors will see it, made of the same components. It is inert. */
export function PreviewPage({ written }: { written: Written }) {
  const { shown } = useAdvice(written)
  const { title, dutch, organization, city, tags, themes, tile, image, facts } = shown
  return (
    <div inert className="preview-page">
      <VacancyHead title={title} isDutch={Boolean(dutch.text)} {...{ organization, city, tags }} themes={tile ? [tile] : themes} level="h3" />
      {image && <UploadedPicture picture={image} sizes="(min-width: 64rem) 44rem, 100vw" className="w-full aspect-video object-cover rounded-lg mt-8" />}
      <div className="mt-8 border-b border-line">
        <FactGrid facts={facts} />
      </div>
      <VacancyText {...shown} />
    </div>
  )
}
