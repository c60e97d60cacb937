import { activitiesBlock } from '#features/pages/blocks/activities/activities.ts'
import { band } from '#features/pages/blocks/band/band.ts'
import type { KeptOf } from '#features/pages/blocks/define-block.ts'
import { type PageContent, emptySeo } from '#features/pages/blocks/block.ts'
import { firstList } from '#features/pages/blocks/first-list/first-list.ts'
import { hero } from '#features/pages/blocks/hero/hero.ts'
import { socialMapBlock } from '#features/pages/blocks/social-map/social-map.ts'
import { themesBlock } from '#features/pages/blocks/themes/themes.ts'
import { vacancyList } from '#features/pages/blocks/vacancy-list/vacancy-list.ts'
import type { RequiredPageKey } from '#features/pages/required/required-pages.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { homeWords } from '#features/vacancies/presentation/home-messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

type Message = Record<Locale, string | ((facts: { town: string }) => string)>
type Facts = { town: string; welcome: Partial<Record<Locale, { title: string; intro: string }>> }

/** The home page of a center until it writes its own, which starts as a copy of it. `flags`: what its site has. */
export function starterHome({ town, welcome }: Facts, flags: Readonly<Record<string, boolean>>): PageContent {
  const inOne = (wording: Message['nl']) => (typeof wording === 'string' ? wording : wording({ town }))
  const both = ({ nl, en }: Message) => ({ nl: inOne(nl), en: inOne(en) })
  const own = (part: 'title' | 'intro', usual: Message) => ({ nl: welcome.nl?.[part] ?? both(usual).nl, en: welcome.en?.[part] ?? both(usual).en })
  const title = both(homeWords.title)
  const intro = own('intro', homeWords.intro)
  const opening: KeptOf<typeof hero.fields> = {
    look: 'search',
    title: own('title', homeWords.welcome),
    intro,
    picture: '',
    button: { nl: '', en: '' },
    href: '',
  }
  const first: KeptOf<typeof firstList.fields> = { title: both(vacancyWords.neededNow), text: both(homeWords.neededNowText), most: 4 }
  const tiles: KeptOf<typeof themesBlock.fields> = { title: both(homeWords.whatMakesYouHappy), most: 12 }
  const newest: KeptOf<typeof vacancyList.fields> = { title: both(homeWords.newIn), most: 4, themes: [], withTimes: true }
  const help: KeptOf<typeof socialMapBlock.fields> = { ...socialMapBlock.example, most: 6 }
  const call: KeptOf<typeof band.fields> = {
    title: both(homeWords.lookingForVolunteers),
    text: both(homeWords.lookingText),
    button: both(homeWords.signUp),
    href: '/organizations/signup',
  }
  return {
    titleNl: title.nl,
    titleEn: title.en,
    slugNl: '',
    slugEn: '',
    layout: 'wide',
    blocks: [
      { id: 'opening', kind: hero.kind, value: opening },
      { id: 'first', kind: firstList.kind, value: first },
      { id: 'themes', kind: themesBlock.kind, value: tiles },
      ...(flags['activities'] ? [{ id: 'activities', kind: activitiesBlock.kind, value: activitiesBlock.example }] : []),
      { id: 'newest', kind: vacancyList.kind, value: newest },
      { id: 'help', kind: socialMapBlock.kind, value: help },
      { id: 'organizations', kind: band.kind, value: call },
    ],
    seo: { ...emptySeo, descriptionNl: intro.nl, descriptionEn: intro.en },
  }
}

/** A starter page: the home page, or a required page. */
export type StarterPage = { key: RequiredPageKey | 'home'; titleNl: string; titleEn: string; slugNl: string }
