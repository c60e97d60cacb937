import { LinkButton } from '#design/button/button.tsx'
import { TileGrid, homeTiles } from '#design/tile-grid/tile-grid.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import { HomeHero } from '#features/vacancies/home/web/home-hero.tsx'
import type { HeroFacts } from './fetch-hero.ts'
import type { hero } from './hero.ts'

type Props = { value: ShownOf<typeof hero.fields>; facts: HeroFacts; isFirst: boolean }

export function HeroView({ value: { look, title, intro, picture, button, href }, facts, isFirst }: Props) {
  const beside = picture && <Picture picture={picture} sizes="(min-width: 64rem) 42vw, 100vw" first={isFirst} className="hero-picture" />
  if (look === 'search') return <HomeHero {...{ title, intro, ...facts }} beside={beside} />
  return (
    <section className="relative bg-surface border-b border-line overflow-hidden">
      <div className="wrap grid lg:grid-cols-[1fr_27.25rem] gap-8 lg:gap-14 items-center py-10 md:py-14">
        <div>
          <h1 className="text-[2.5rem] leading-[1.08] md:text-[3.5rem] md:leading-[1.05]">{title}</h1>
          {intro && <p className="text-xl text-text-soft mt-5 max-w-[44ch] whitespace-pre-line">{intro}</p>}
          {button && href && (
            <p className="mt-7">
              <LinkButton href={href}>{button}</LinkButton>
            </p>
          )}
        </div>
        {beside ? (
          <div className="aspect-[3/2] lg:aspect-[4/3] rounded-xl overflow-hidden">{beside}</div>
        ) : (
          <TileGrid tiles={homeTiles.slice(0, 12)} className="grid-cols-4 rounded-xl overflow-hidden max-lg:hidden" />
        )}
      </div>
    </section>
  )
}
