import { weekInWords } from '#features/opening-hours/opening-words.ts'
import type { OpeningRow } from '#features/opening-hours/opening-times.ts'
import type { CostKind } from '#features/social-map/model/codes.ts'
import type { MapLocation, MapPhone, MapService } from '#features/social-map/model/entry.ts'
import { defineMessages, type Locale, say } from '#kernel/i18n/messages.ts'

/** The parts of an entry that its contact looks at one by one. */
export const blockKeys = ['about', 'address', 'phone', 'hours', 'services', 'costs', 'website'] as const
export type BlockKey = (typeof blockKeys)[number]

/** An entry as visitors see it: of places only what they may know. */
export type SeenEntry = {
  name: string
  shortDescription: string
  services: MapService[]
  locations: MapLocation[]
  phones: MapPhone[]
  website: string | null
}

export const blockWords = defineMessages({
  about: { nl: 'Wie jullie zijn', en: 'Who you are' },
  address: { nl: 'Adres', en: 'Address' },
  phone: { nl: 'Telefoon', en: 'Telephone' },
  hours: { nl: 'Open', en: 'Open' },
  services: { nl: 'Wat jullie bieden', en: 'What you offer' },
  costs: { nl: 'Kosten', en: 'Costs' },
  website: { nl: 'Website', en: 'Website' },
} satisfies Record<BlockKey, { nl: string; en: string }>)

const words = defineMessages({
  nothing: { nl: 'Hier staat nu niets', en: 'Nothing is shown here now' },
  noHours: { nl: 'Openingstijden niet bekend', en: 'Opening hours not known' },
  referral: { nl: 'met verwijzing', en: 'with a referral' },
  free: { nl: 'gratis', en: 'free' },
  own_contribution: { nl: 'eigen bijdrage', en: 'own contribution' },
  paid: { nl: 'tegen betaling', en: 'paid' },
  unknown: { nl: 'niet bekend', en: 'not known' },
} satisfies Record<CostKind | 'nothing' | 'noHours' | 'referral', { nl: string; en: string }>)

/** The lines of each block, as its contact compares them with how it is. */
export function blocksOf(locale: Locale, entry: SeenEntry): { key: BlockKey; lines: string[] }[] {
  const { shortDescription, services, locations, phones, website } = entry
  const placed = locations.filter(({ type }) => type !== 'virtual')
  const lines: Record<BlockKey, string[]> = {
    about: [shortDescription],
    address: placed.map(addressOf),
    phone: phones.map(({ label, number }) => (label ? `${label}: ${number}` : number)),
    hours: [...locations.map(({ name, hours }) => ({ name, hours })), ...services.flatMap(({ name, hours }) => (hours ? [{ name, hours }] : []))].flatMap(
      ({ name, hours }, _, all) => (all.length > 1 && hours.rows.length > 0 ? [`${name}:`] : []).concat(weekOf(locale, hours.rows)),
    ),
    services: services.map(({ name, isReferralNeeded }) => (isReferralNeeded ? `${name}, ${say(locale, words.referral)}` : name)),
    costs: services.map(({ name, costKind, costText }) => {
      const cost = [say(locale, words[costKind]), costText].filter(Boolean).join(', ')
      return services.length > 1 ? `${name}: ${cost}` : cost
    }),
    website: website ? [website] : [],
  }
  return blockKeys.map((key) => {
    const shown = lines[key].filter(Boolean)
    return { key, lines: shown.length > 0 ? shown : [say(locale, key === 'hours' ? words.noHours : words.nothing)] }
  })
}

function addressOf({ name, street, houseNumber, city }: MapLocation): string {
  const line = [`${street} ${houseNumber}`.trim(), city].filter(Boolean).join(', ')
  return name && line ? `${name}, ${line}` : name || line
}

/** Days that follow each other with the same times are one line; days without times are left out. */
function weekOf(locale: Locale, rows: readonly OpeningRow[]): string[] {
  const lines: { first: string; last: string; times: string; at: number }[] = []
  for (const [at, { day, times }] of weekInWords(locale, { rows }).entries()) {
    if (!rows.some(({ weekday }) => weekday === at + 1)) continue
    const before = lines.at(-1)
    if (before && before.times === times && before.at === at - 1) Object.assign(before, { last: day, at })
    else lines.push({ first: day, last: day, times, at })
  }
  return lines.map(({ first, last, times }) => (first === last ? `${first} ${times}` : `${first} ${locale === 'nl' ? 't/m' : 'to'} ${last} ${times}`))
}
