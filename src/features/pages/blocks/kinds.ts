import type { BlockKind } from './define-block.ts'
import { activitiesBlock } from './activities/activities.ts'
import { band } from './band/band.ts'
import { cards } from './cards/cards.ts'
import { days } from './days/days.ts'
import { faq } from './faq/faq.ts'
import { firstList } from './first-list/first-list.ts'
import { formBlock } from './form/form.ts'
import { hero } from './hero/hero.ts'
import { mapBlock } from './map/map.ts'
import { newsBlock } from './news/news.ts'
import { organizationListBlock } from './organization-list/organization-list.ts'
import { pictures } from './pictures/pictures.ts'
import { quote } from './quote/quote.ts'
import { socialMapBlock } from './social-map/social-map.ts'
import { text } from './text/text.ts'
import { themesBlock } from './themes/themes.ts'
import { vacancyList } from './vacancy-list/vacancy-list.ts'
import { video } from './video/video.ts'

/** All kinds of blocks, in the order in which they are offered. */
export const blockKinds = [
  hero,
  text,
  pictures,
  cards,
  band,
  themesBlock,
  firstList,
  vacancyList,
  days,
  activitiesBlock,
  organizationListBlock,
  mapBlock,
  socialMapBlock,
  newsBlock,
  formBlock,
  faq,
  quote,
  video,
] as const
export type KindName = (typeof blockKinds)[number]['kind']

const byKind = new Map<unknown, BlockKind>(blockKinds.map((block) => [block.kind, block as unknown as BlockKind]))

/** The kind of that name; undefined for any other value. */
export const blockKind = (kind: unknown): BlockKind | undefined => byKind.get(kind)
