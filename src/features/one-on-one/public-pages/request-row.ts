import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { DistanceBand, HelpCategory, HelpFrequency, HelpKind } from '#features/one-on-one/model/codes.ts'
import { bandWords, categoryTiles, categoryWords, frequencyWords, kindWords } from '#features/one-on-one/model/code-words.ts'
import { helpPath } from '#features/one-on-one/model/addresses.ts'

/** The attributes that visitors read of a request. */
export const rowFields = ['kind', 'category', 'title', 'firstName', 'town', 'frequency'] as const

type Shown = {
  id: string
  kind: HelpKind
  category: HelpCategory | null
  title: string | null
  firstName: string | null
  town: string | null
  frequency: HelpFrequency | null
  meta: Record<string, unknown>
}

/** One request of the list, in words. */
export function requestRow({ id, kind, category, title, firstName, town, frequency, meta }: Shown, locale: Locale) {
  const band = meta['distanceBand'] as DistanceBand | null | undefined
  const code = category ?? 'other'
  return {
    id,
    href: helpPath(id),
    isOffer: kind === 'offer',
    kind: say(locale, kindWords[kind]),
    category: say(locale, categoryWords[code]),
    tile: categoryTiles[code],
    title: title ?? '',
    name: firstName ?? '',
    where: [town, frequency && say(locale, frequencyWords[frequency])].filter(Boolean).join('. '),
    band: band ? say(locale, bandWords[band]) : null,
  }
}

export type RequestRow = ReturnType<typeof requestRow>
