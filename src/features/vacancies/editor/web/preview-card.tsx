import { useT } from '#kernel/i18n/web/provider.tsx'
import { Card } from '#design/surface/card.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { UploadedPicture } from '#features/uploads/web/uploaded-picture.tsx'
import { adviceWords as words } from '#features/vacancies/editor/advice-words.ts'
import { useAdvice, type Written } from './use-advice.ts'

/** A small preview of the top of the vacancy's page. */
export function PreviewCard({ written }: { written: Written }) {
  const t = useT()
  const { title, summary, organization, themes, tile: chosen, image } = useAdvice(written).shown
  const { tile, tone } = tileOf(chosen ? [chosen] : themes)
  return (
    <Card padded={false} className="p-4">
      <div className="flex gap-4">
        {image && image.pictures.length > 0 ? (
          <UploadedPicture picture={image} sizes="5rem" className="size-20 shrink-0 rounded-md object-cover" />
        ) : (
          <Tile name={tile} tone={tone} round="medium" className="!w-20 self-start" />
        )}
        <div className="min-w-0">
          <p className="h-row text-lg break-words">{title || t(words.noTitle)}</p>
          {organization && <p className="text-text-soft break-words">{organization.name}</p>}
          <p className="mt-1 break-words">{summary || <span className="text-text-soft">{t(words.noSummary)}</span>}</p>
        </div>
      </div>
    </Card>
  )
}
