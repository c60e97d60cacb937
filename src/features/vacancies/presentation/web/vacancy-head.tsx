import { useT } from '#kernel/i18n/web/provider.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Link } from '#design/link/link.tsx'
import { Sign } from '#design/sign/sign.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { TileCode } from '#features/organizations/model/theme-tiles.ts'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { showWords as words } from '#features/vacancies/presentation/show-messages.ts'

type Props = {
  title: string
  isDutch: boolean
  organization: { id: string; name: string } | null
  city: string | null
  tags: readonly string[]
  themes: readonly TileCode[]
  isFirst?: boolean
  /** For pages that have a title of their own. */
  level?: 'h1' | 'h3'
}

/** The title, the organization and the place. */
export function VacancyHead({ title, isDutch, organization, city, tags, themes, isFirst, level: Heading = 'h1' }: Props) {
  const t = useT()
  const { tile, tone } = tileOf(themes)
  return (
    <div className="grid md:grid-cols-[1fr_auto] gap-6 md:gap-10 items-start">
      <div className="max-md:order-2">
        <Heading className="text-4xl" {...(isDutch && { lang: 'nl' })}>
          {title}
        </Heading>
        {organization && (
          <p className="text-xl mt-3">
            {t(words.at)} <Link href={`/organizations/${organization.id}`}>{organization.name}</Link>
          </p>
        )}
        <p className="mt-4 flex flex-wrap gap-2">
          {city && <Sign pin>{city}</Sign>}
          {isFirst && <Badge tone="accent">{t(vacancyWords.neededNow)}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      </div>
      <Tile name={tile} tone={tone} round="large" className="!w-28 md:!w-44" />
    </div>
  )
}
