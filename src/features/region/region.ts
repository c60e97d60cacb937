/** A center that serves part of the province. */
export type RegionCenter = {
  id: string
  name: string
  town: string
  /** Scheme, host and port of its own site. */
  origin: string
  phone: string | null
  municipalities: string[]
  vacancies: number
}

/** What somebody typed or chose, and where it is. */
export type RegionPlace = {
  /** As a search of vacancies takes it. */
  label: string
  municipality: string
  /** It lies in Gelderland. */
  isInRegion: boolean
}

/** `meta` of GET /region. */
export type Region = {
  centers: RegionCenter[]
  totals: { vacancies: number; centers: number; municipalities: number }
  /** Null: none was asked for, or nobody knows it. */
  place: RegionPlace | null
  /** Its address on its own host, the one that other sites name; null without such a host. */
  origin: string | null
  /** Where an organization signs up that does not know its center: the site of this page. */
  home: string
  /** The ids of the centers that serve its municipality; where none does, those nearest to it: three in the province, one outside it. */
  serving: string[]
  nearest: string[]
}
