/** What a volunteer may get in a year without paying tax, in cents; `source` is where that was read, on the day `checked`. */
export type Limits = {
  year: number
  /** For an hour, from the age in `adultAge`. */
  hour: number
  hourUnderAge: number
  month: number
  wholeYear: number
  source: { name: string; url: string }
  checked: string
}

/** From this age the higher amount for an hour holds. */
export const adultAge = 21

const taxOffice = 'belastingdienst.nl'
const ofVolunteers =
  'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/werk_en_inkomen/werken/werken-als-vrijwilliger/vrijwilligersvergoedingen'

/**
 * One row a year, added when the tax office has published it: a year without a row has no limits, and nobody is shown a guess. The page of the
 * tax office keeps its address and has the newest year only; for 2025 two advisers of volunteers repeat it (vrijwilligersdossier.nl,
 * kennisnetwerk-belastingen-toeslagen.nl).
 */
const table: readonly Limits[] = [
  { year: 2023, hour: 500, hourUnderAge: 275, month: 19_000, wholeYear: 190_000, source: { name: taxOffice, url: ofVolunteers }, checked: '2026-11-26' },
  { year: 2024, hour: 550, hourUnderAge: 325, month: 21_000, wholeYear: 210_000, source: { name: taxOffice, url: ofVolunteers }, checked: '2026-11-26' },
  { year: 2025, hour: 560, hourUnderAge: 330, month: 21_000, wholeYear: 210_000, source: { name: taxOffice, url: ofVolunteers }, checked: '2026-11-26' },
]

/** Null: not confirmed. */
export const limitsOf = (year: number): Limits | null => table.find((row) => row.year === year) ?? null

/** Where people read the rules themselves. */
export const rulesAddress = ofVolunteers
/** Where it says that costs count with an allowance. */
export const costsAddress =
  'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/prive/werk_en_inkomen/werken/werken-als-vrijwilliger/vergoeding_voor_inzet_en_voor_kosten'
