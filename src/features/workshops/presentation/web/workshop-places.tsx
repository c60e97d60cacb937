import { Badge } from '#design/badge/badge.tsx'
import { Places } from '#design/places/places.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { type PlaceFacts, placesInWords } from '#features/workshops/presentation/places-in-words.ts'
import { placeWords as words } from '#features/workshops/presentation/workshop-words.ts'

/** How many places there are, as a bar and in words. */
export function WorkshopPlaces({ workshop }: { workshop: PlaceFacts }) {
  const t = useT()
  const { text, lacking, isFull } = placesInWords(useLocale(), workshop)
  const undecided = workshop.status === 'published' || workshop.status === 'full'
  return (
    <div className="workshop-places">
      {workshop.status !== 'cancelled' && <Places taken={workshop.placesTaken} most={workshop.capacityMax} least={undecided ? workshop.capacityMin : null} />}
      <p className="leading-snug">{text}</p>
      {lacking > 0 && !isFull && (
        <Badge tone="warn" icon="hourglass-medium-fill">
          {t(words.needed, { n: lacking })}
        </Badge>
      )}
    </div>
  )
}
