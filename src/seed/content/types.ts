// The demo content as plain data. Days are counted from the day of the seed: -3 is three days ago, 30 is in thirty days.

export type Localized = { nl: string; en: string }
export type TenantKey = 'public' | 'vrijwilligersbank' | 'vrijwilligerspunt' | 'meedoen' | 'oldebroek' | 'demo'
export type CenterSlug = 'arnhem' | 'nijmegen' | 'apeldoorn' | 'zutphen' | 'ede' | 'doetinchem' | 'oldebroek' | 'harderwijk' | 'ermelo'

export const themeCodes = [
  'care', 'elderly', 'youth_education', 'language', 'sport', 'nature', 'animals', 'arts', 'heritage', 'neighbourhood',
  'poverty', 'health', 'mental_health', 'disability', 'family', 'housing', 'religion', 'events',
] as const
export type Theme = (typeof themeCodes)[number]

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const dayTimes = ['morning', 'afternoon', 'evening'] as const
export type Daypart = `${(typeof weekdays)[number]}_${(typeof dayTimes)[number]}`

export const suitableForCodes = [
  'alone', 'one_on_one', 'small_group', 'large_group', 'remote', 'group', 'family', 'language_learner', 'wheelchair', 'school_internship', 'mdt',
] as const
export type SuitableFor = (typeof suitableForCodes)[number]

export type Requirement = 'vog' | 'driving_licence' | 'first_aid' | 'training'
export type LanguageLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1'
export type Commitment = 'one_off' | 'recurring' | 'flexible' | 'project'
export type LocationMode = 'on_site' | 'remote' | 'hybrid' | 'at_home_of_client'
export type Expenses = 'none' | 'actual' | 'allowance'

export type Address = { street: string; houseNumber: string; postcode: string; city: string; lat: number; lng: number }

/** `within` is the name after a verb of place: 'in Klarendal', 'op de Geitenkamp'. */
export type Neighbourhood = { name: string; within: string; city: string; postcode4: string; lat: number; lng: number; streets: string[] }

export type SeedCenter = {
  slug: CenterSlug
  tenantKey: TenantKey
  isDefault: boolean
  name: string
  town: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  lat: number
  lng: number
  phone: string
  email: string
  openingHours: Localized
  heroTitle: Localized
  heroIntro: Localized
  neighbourhoods: Neighbourhood[]
}

export type OrganizationStatus = 'approved' | 'pending' | 'denied' | 'archived'

export type SeedOrganization = {
  key: string
  centerSlug: CenterSlug
  name: string
  organizationType: 'Organization' | 'School' | 'VolunteerCenter'
  status: OrganizationStatus
  deniedReason: string | null
  archivedReason: string | null
  /** lid@ and beheerder@ of the tenant belong to it. */
  demoTeam: boolean
  summary: string
  description: string
  themes: Theme[]
  website: string
  phone: string
  publicEmail: string
  legalForm: 'stichting' | 'vereniging' | 'coöperatie' | 'kerk' | 'overheid' | 'informeel'
  /** An informal group has none. */
  kvkNumber: string | null
  /** What whoever signed it up wrote to the center. */
  note: string | null
  /** Who looks after it, where that is nobody from the list of names. */
  contact: string | null
  address: Address
  createdDay: number
}

export type VacancyStatus = 'draft' | 'pending' | 'denied' | 'published' | 'paused' | 'filled' | 'closed' | 'archived'

export type SeedQuestion = { key: string; text: string; required: boolean }

export type SeedVacancy = {
  key: string
  centerSlug: CenterSlug
  organizationKey: string
  contactPersonKey: string
  status: VacancyStatus
  deniedReason: string | null
  closedReason: 'filled' | 'expired' | 'cancelled' | 'other' | null
  title: string
  summary: string
  /** Paragraphs are parted by an empty line. */
  description: string
  tasks: string[]
  expectations: string[]
  rewards: string[]
  en: { title: string; summary: string; description: string } | null
  themes: Theme[]
  /** Codes of features/vacancies/model/states.ts. */
  activities: string[]
  skills: string[]
  targetGroups: string[]
  /** The center says for a while that it is needed now. */
  isFirst: boolean
  /** Where people apply on a site of the organization. */
  externalApplyUrl: string | null
  commitment: Commitment
  locationMode: LocationMode
  dayparts: Daypart[]
  hoursPerWeekMin: number | null
  hoursPerWeekMax: number | null
  startDay: number | null
  endDay: number | null
  validThroughDay: number
  createdDay: number
  publishedDay: number | null
  places: number | null
  placesTaken: number
  suitableFor: SuitableFor[]
  requirements: Requirement[]
  languageLevel: LanguageLevel | null
  expenses: Expenses
  /** Per hour, with expenses 'allowance' only. */
  allowanceCents: number | null
  questions: SeedQuestion[]
  /** null when the work is done from home. */
  address: Address | null
}

export type RoleName = 'volunteer' | 'member' | 'admin' | 'editor' | 'coordinator' | 'center_admin' | 'super_admin'

export type SeedPerson = {
  key: string
  firstName: string
  lastName: string
  email: string
  phone: string | null
  locale: 'nl' | 'en'
  status: 'active' | 'invited' | 'inactive' | 'archived'
  centerSlug: CenterSlug
  /** super_admin has no center; member and admin name their organization. */
  roles: { name: RoleName; organizationKey: string | null }[]
  /** One of the people whose addresses stand in the README. */
  demo: boolean
  createdDay: number
  /** null for people who were never here. */
  lastSeenDay: number | null
}

export type ApplicationStatus =
  | 'new' | 'in_review' | 'invited' | 'accepted' | 'active' | 'completed' | 'declined' | 'withdrawn' | 'waitlisted' | 'stopped' | 'expired'
export type DeclineReason = 'no_place' | 'requirements' | 'not_suitable_now' | 'vacancy_closed' | 'other'
export type WithdrawReason = 'no_response' | 'changed_mind' | 'not_available' | 'other_place' | 'other'

/** `time` is the wall clock in the Netherlands, '14:05'. */
export type Moment = { day: number; time: string }

export type SeedStep = Moment & { status: ApplicationStatus; by: 'volunteer' | 'organization' | 'system' }
export type SeedMessage = Moment & { side: 'volunteer' | 'organization'; personKey: string; body: string }

export type SeedApplication = {
  key: string
  centerSlug: CenterSlug
  vacancyKey: string
  personKey: string
  source: 'web' | 'widget' | 'partner' | 'coordinator' | 'paper'
  status: ApplicationStatus
  motivation: string
  answers: { questionKey: string; text: string }[]
  declineReason: DeclineReason | null
  withdrawReason: WithdrawReason | null
  /** Oldest first; the first is always 'new', the last is `status`. */
  steps: SeedStep[]
  /** Oldest first. */
  messages: SeedMessage[]
  /** How many of `messages` each side has read. */
  seen: { volunteer: number; organization: number }
}
