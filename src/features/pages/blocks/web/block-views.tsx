import type { ComponentType } from 'react'
import { ActivitiesView } from '#features/pages/blocks/activities/activities-view.tsx'
import { BandView } from '#features/pages/blocks/band/band-view.tsx'
import { CardsView } from '#features/pages/blocks/cards/cards-view.tsx'
import { DaysView } from '#features/pages/blocks/days/days-view.tsx'
import { FaqView } from '#features/pages/blocks/faq/faq-view.tsx'
import { FirstListView } from '#features/pages/blocks/first-list/first-list-view.tsx'
import { FormView } from '#features/pages/blocks/form/form-view.tsx'
import { HeroView } from '#features/pages/blocks/hero/hero-view.tsx'
import type { KindName } from '#features/pages/blocks/kinds.ts'
import { MapView } from '#features/pages/blocks/map/map-view.tsx'
import { NewsBlockView } from '#features/pages/blocks/news/news-view.tsx'
import { OrganizationListView } from '#features/pages/blocks/organization-list/organization-list-view.tsx'
import { PicturesView } from '#features/pages/blocks/pictures/pictures-view.tsx'
import { QuoteView } from '#features/pages/blocks/quote/quote-view.tsx'
import { SocialMapView } from '#features/pages/blocks/social-map/social-map-view.tsx'
import { TextView } from '#features/pages/blocks/text/text-view.tsx'
import { ThemesView } from '#features/pages/blocks/themes/themes-view.tsx'
import { VacancyListView } from '#features/pages/blocks/vacancy-list/vacancy-list-view.tsx'
import { VideoView } from '#features/pages/blocks/video/video-view.tsx'
import type { BlockWithFacts } from './fetch-facts.ts'

/** The view of each kind: its value was validated against its fields when it was saved. */
const views: Record<KindName, ComponentType<{ value: never; facts: never; isFirst: boolean }>> = {
  hero: HeroView,
  text: TextView,
  pictures: PicturesView,
  cards: CardsView,
  band: BandView,
  themes: ThemesView,
  first_list: FirstListView,
  vacancy_list: VacancyListView,
  organization_list: OrganizationListView,
  days: DaysView,
  activities: ActivitiesView,
  map: MapView,
  social_map: SocialMapView,
  news: NewsBlockView,
  form: FormView,
  faq: FaqView,
  quote: QuoteView,
  video: VideoView,
}

/**
 * The index of the block whose photo is the largest contentful paint: the first block, or the one below a short text; an opening fills the
 * screen.
 */
function leadingOf(blocks: readonly BlockWithFacts[]): number {
  const [first, second] = blocks
  return first && second?.kind === 'pictures' && first.kind !== 'hero' && first.kind !== 'pictures' ? 1 : 0
}

/** The blocks of a page. `isNamed`: each has its id, so that its editor can find it in a draft (`page-sights.ts`). */
export function BlockViews({ blocks, isNamed = false }: { blocks: readonly BlockWithFacts[]; isNamed?: boolean }) {
  const leading = leadingOf(blocks)
  return blocks.map(({ id, kind, lang, value, facts }, i) => {
    const View = views[kind as KindName]
    const view = <View value={value as never} facts={facts as never} isFirst={i === leading} />
    return (
      <div key={id} {...(lang ? { lang } : { className: 'contents' })} {...(isNamed && { 'data-block': id })}>
        {view}
      </div>
    )
  })
}
