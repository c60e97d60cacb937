import type { DistanceBand } from '#features/one-on-one/model/codes.ts'
import type { Daypart } from '#features/vacancies/model/states.ts'

/** Why somebody fits, each of which can be recomputed from what is stored (domain §5.2). */
export type CandidateReason =
  | { kind: 'category' }
  | { kind: 'daypart'; daypart: Daypart }
  | { kind: 'band'; band: DistanceBand }
  | { kind: 'language'; language: string }
  | { kind: 'vog'; seenOn: string }

/** The first thing that does not fit. */
export type CandidateMismatch = { kind: 'vog' | 'vog_renew' | 'daypart' | 'category' | 'language' | 'far' | 'busy' }

export type Candidate = {
  personId: string
  firstName: string
  postcode4: string | null
  offer: string
  reasons: CandidateReason[]
  mismatch: CandidateMismatch | null
}

/** How many people the desk shows beside a request. */
export const mostCandidates = 5
