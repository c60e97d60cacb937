import type { Center } from '#features/tenancy/tenant.ts'
import { emptySeo, type PageContent } from '#features/pages/blocks/block.ts'
import { text } from '#features/pages/blocks/text/text.ts'
import { aboutSite } from './about-site.ts'
import { accessibility } from './accessibility.ts'
import { cookies } from './cookies.ts'
import { privacy } from './privacy.ts'
import type { RequiredPage } from './required-page.ts'

/** What Dutch law asks of the site of a public body, in the order of the footer (quality §5). */
export const requiredPages = { about: aboutSite, privacy, accessibility, cookies } as const satisfies Record<string, RequiredPage>
export type RequiredPageKey = keyof typeof requiredPages

const entries = Object.entries(requiredPages) as [RequiredPageKey, RequiredPage][]

/** Which of them is at an address, in either language. */
export const requiredPageAt = (slug: string): RequiredPageKey | undefined => entries.find(([, page]) => page.slug.nl === slug || page.slug.en === slug)?.[0]

/** What it says until the center writes it in its own words. */
export function requiredPageContent(key: RequiredPageKey, { name: center, town, phone, email }: Center): PageContent {
  const { slug, title, intro, body }: RequiredPage = requiredPages[key]
  return {
    titleNl: title.nl,
    titleEn: title.en,
    slugNl: slug.nl,
    slugEn: slug.en,
    layout: 'public',
    blocks: [{ id: 'text', kind: text.kind, value: { body: body({ center, town, phone, email }) } }],
    seo: { ...emptySeo, descriptionNl: intro.nl, descriptionEn: intro.en },
  }
}
