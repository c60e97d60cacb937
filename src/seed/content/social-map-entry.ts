import type { CostKind, EntryStatus, accessibilityCodes, addressVisibilities, assuredWays, locationTypes, socialLaws } from '#features/social-map/model/codes.ts'
import type { HolidayRule } from '#features/opening-hours/opening-times.ts'
import type { TargetGroup } from '#features/vacancies/model/states.ts'
import { type SpokenLanguage } from '#kernel/i18n/spoken-languages.ts'
import type { CenterSlug, Theme } from './types.ts'

export type SeedMapService = {
  name: string
  text: string
  /** For whom. */
  whom: string
  cost: CostKind
  costText?: string
  /** How one comes to it. */
  how: string
  referral?: boolean
  wait?: string
  /** Hours of its own, as of a place. */
  hours?: string
}

export type SeedMapPlace = {
  /** One of the center's neighbourhoods, in which it gets a made-up house. */
  quarter: string
  type?: (typeof locationTypes)[number]
  name?: string
  shown?: (typeof addressVisibilities)[number]
  access?: (typeof accessibilityCodes)[number][]
  transport?: string
  /** `1-5 09:00-17:00, 6 10:00-13:00 *`: weekdays from Monday, times, and a star for what is by appointment. None: not known. */
  hours?: string
  /** Days counted from the day of the seed on which it is closed, or open as said. */
  otherwise?: { from: number; until: number; hours?: string; note: string }[]
}

/** An entry of the social map of a town: days are counted from the day of the seed. */
export type SeedMapEntry = {
  key: string
  center: CenterSlug
  name: string
  /** Key of the organization it belongs to; none: nobody claimed it yet. */
  organization?: string
  short: string
  text: string
  themes: Theme[]
  groups: TargetGroup[]
  ages?: [from: number, to: number | null]
  law?: (typeof socialLaws)[number]
  languages?: SpokenLanguage[]
  website?: string
  alert?: { text: string; until: number }
  phones: [label: string, number: string][]
  services: SeedMapService[]
  places: SeedMapPlace[]
  holidays?: HolidayRule
  status?: EntryStatus
  closed?: { from: number; until: number | null; reason: string }
  /** The day on which somebody last said that it is right, and how. None: nobody did. */
  checked?: [day: number, how: (typeof assuredWays)[number]]
}
