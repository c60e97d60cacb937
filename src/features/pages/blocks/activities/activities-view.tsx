import { Badge } from '#design/badge/badge.tsx'
import { Link } from '#design/link/link.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { blockItemWords as words } from '#features/activities/public-pages/calendar-words.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { activitiesBlock } from './activities.ts'
import type { ActivitiesFacts } from './fetch-activities.ts'

/** Empty while nothing is planned. */
export function ActivitiesView({ value: { title }, facts: { activities, all } }: { value: ShownOf<typeof activitiesBlock.fields>; facts: ActivitiesFacts }) {
  const t = useT()
  if (activities.length === 0) return null
  return (
    <section className={blockLook}>
      <div className="flex flex-wrap items-end justify-between gap-4 mb-6">
        <BlockHeading className="">{title}</BlockHeading>
        <Link href={all} className="font-semibold">
          {t(words.seeAll)}
        </Link>
      </div>
      <ul className="grid md:grid-cols-2 gap-x-12">
        {activities.map(({ row: { key, href, title: name, lang, times, where, tile, badges }, day, later }) => (
          <li key={key} className="row flex gap-4 py-4 border-t border-line">
            <Tile name={tile.tile} tone={tile.tone} round="small" className="!w-16 shrink-0 self-start" />
            <div className="min-w-0 leading-snug">
              <p className="text-text-soft">
                {day}, {times}
              </p>
              <h3 className="h-row text-lg" lang={lang}>
                <Anchor href={href} className="tlink tlink-all">
                  {name}
                </Anchor>
              </h3>
              {where && <p className="text-text-soft">{where}</p>}
              <p className="flex flex-wrap gap-1.5 mt-1.5 empty:hidden">
                {later > 0 && <Badge icon="arrows-clockwise">{t(words.moreTimes, { n: later })}</Badge>}
                {badges
                  .filter(({ tone }) => tone === 'warn' || tone === 'accent')
                  .map(({ tone, icon, text }) => (
                    <Badge key={text} tone={tone} {...(icon && { icon })}>
                      {text}
                    </Badge>
                  ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
