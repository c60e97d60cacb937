import { addressIn, centers } from '#src/seed/content/centers.ts'
import { organizationRows, type OrganizationRow, type Sector } from '#src/seed/content/organization-rows.ts'
import { organizations } from '#src/seed/content/organizations.ts'
import { people, teamOf } from '#src/seed/content/people.ts'
import { between, numberOf, pick, shuffle } from '#src/seed/content/pick.ts'
import type { SeedCenter, SeedVacancy, VacancyStatus } from '#src/seed/content/types.ts'
import { type Kind, describe, fill, wordsFor, workOf } from './work-of.ts'
import { anywhereKinds } from './kinds-anywhere.ts'
import { careKinds } from './kinds-care.ts'
import { cultureKinds } from './kinds-culture.ts'
import { helpKinds } from './kinds-help.ts'
import { learningKinds } from './kinds-learning.ts'
import { neighbourhoodKinds } from './kinds-neighbourhood.ts'
import { outdoorsKinds } from './kinds-outdoors.ts'

const kinds: Kind[] = [...neighbourhoodKinds, ...careKinds, ...learningKinds, ...outdoorsKinds, ...cultureKinds, ...helpKinds, ...anywhereKinds]

const vacancyCount: Record<SeedCenter['slug'], number> = { arnhem: 56, nijmegen: 49, apeldoorn: 48, zutphen: 56, ede: 48, doetinchem: 48, oldebroek: 47, harderwijk: 48, ermelo: 0 }
const teamCount = 15
const centerCount = 5

/** Asked first by every center that has them; and answered on a site of their own, but for the newest, which everybody tries first. */
const firstKinds = ['vervoer', 'taalmaatje', 'maaltijd-gast']
const elsewhereKinds = ['verhuizen']

const fits = (kind: Kind, sectors: Sector[]) => kind.sectors === 'any' || kind.sectors.some((sector) => sectors.includes(sector))

/** What only one kind of organization can offer goes first; what all can offer, last. */
const rarity = (kind: Kind) => (kind.sectors === 'any' ? 3 : kind.sectors.length < 2 ? 1 : 2)

/** Divides the kinds over the organizations of a center, each kind once, so that no two vacancies there read alike. */
function divide(center: SeedCenter): { row: OrganizationRow; kind: Kind }[] {
  const rows = organizationRows.filter((row) => row.center === center.slug && row.status !== 'denied')
  const open = rows.filter((row) => !row.status)
  const others = open.filter((row) => !row.demoTeam && row.type !== 'VolunteerCenter')
  const rest = vacancyCount[center.slug] - teamCount - centerCount - 2 * rows.filter((row) => row.status).length
  const wanted = new Map<OrganizationRow, number>(
    rows.map((row) => {
      if (row.status) return [row, 2]
      if (row.demoTeam) return [row, teamCount]
      if (row.type === 'VolunteerCenter') return [row, centerCount]
      return [row, Math.floor(rest / others.length) + (others.indexOf(row) < rest % others.length ? 1 : 0)]
    }),
  )
  const free = new Set(kinds)
  const given: { row: OrganizationRow; kind: Kind }[] = []
  const give = (row: OrganizationRow, only: (kind: Kind) => boolean) => {
    const left = (wanted.get(row) ?? 0) - given.filter((one) => one.row === row).length
    if (left <= 0) return false
    const candidates = shuffle([...free].filter((kind) => only(kind) && fits(kind, row.sectors)), row.key, (kind) => kind.key)
    const kind = candidates.toSorted((a, b) => rarity(a) - rarity(b))[0]
    if (!kind) return false
    free.delete(kind)
    given.push({ row, kind })
    return true
  }
  // In turns, so that nobody takes all that is left; those with the least to choose from go first,
  // those that are not approved last.
  const turns = rows.toSorted((a, b) => Number(Boolean(a.status)) - Number(Boolean(b.status)) || a.sectors.length - b.sectors.length)
  const own = (row: OrganizationRow) => (row.demoTeam ? 11 : 5) > given.filter((one) => one.row === row && one.kind.sectors !== 'any').length
  const rounds = [(row: OrganizationRow) => own(row) && give(row, (kind) => kind.sectors !== 'any'), (row: OrganizationRow) => give(row, (kind) => kind.sectors === 'any'), (row: OrganizationRow) => give(row, () => true)]
  for (const round of rounds) while (turns.map(round).some(Boolean));
  return given
}

const special: { status: VacancyStatus; reason?: string; closed?: SeedVacancy['closedReason'] }[] = [
  { status: 'draft' },
  { status: 'pending' },
  { status: 'filled', closed: null },
  { status: 'closed', closed: 'filled' },
  { status: 'paused' },
  { status: 'closed', closed: 'expired' },
  { status: 'denied', reason: 'In de tekst staat geen vaste contactpersoon en niet welke kosten jullie vergoeden. Vul dat aan, dan zetten we hem meteen online.' },
]
const centerSpecial: Partial<Record<SeedCenter['slug'], { status: VacancyStatus; reason?: string; closed?: SeedVacancy['closedReason'] }>> = {
  arnhem: { status: 'closed', closed: 'cancelled' },
  zutphen: { status: 'archived', closed: 'other' },
  doetinchem: { status: 'denied', reason: 'Er staat nog niet wie nieuwe mensen opvangt en wanneer. Vul dat aan en stuur hem opnieuw in, dan kijken we er dezelfde dag naar.' },
  harderwijk: { status: 'draft' },
}

function statusOf(row: OrganizationRow, at: number, center: SeedCenter): (typeof special)[number] {
  if (row.status === 'archived') return { status: 'archived', closed: 'other' }
  if (row.status === 'pending') return { status: 'draft' }
  if (row.demoTeam) {
    if (at === 12) return { status: 'draft' }
    if (at === 13) return { status: 'pending' }
    return { status: 'published' }
  }
  if (row.type === 'VolunteerCenter') return { status: 'published' }
  // One vacancy of most organizations is not open, each in its own way.
  const others = organizationRows.filter((one) => one.center === center.slug && !one.status && !one.demoTeam && one.type !== 'VolunteerCenter')
  const turn = others.indexOf(row)
  if (at === 3 && turn !== 1) return special[(turn + centers.indexOf(center)) % special.length] ?? { status: 'published' }
  if (at === 5 && turn === 0) return centerSpecial[center.slug] ?? { status: 'published' }
  return { status: 'published' }
}

function timesFor(key: string, status: VacancyStatus): Pick<SeedVacancy, 'createdDay' | 'publishedDay' | 'validThroughDay'> {
  const publishedDay = -(numberOf(`${key} fresh`) % 4 === 0 ? between(0, 6, `${key} published`) : between(7, 110, `${key} published`))
  const createdDay = publishedDay - between(0, 5, `${key} created`)
  const validThroughDay = numberOf(`${key} soon`) % 9 === 0 ? between(3, 14, `${key} valid`) : between(20, Math.min(170, 178 + publishedDay), `${key} valid`)
  if (status === 'draft' || status === 'pending' || status === 'denied') return { createdDay: -between(1, 12, key), publishedDay: null, validThroughDay: between(60, 160, key) }
  if (status === 'closed' || status === 'archived') return { createdDay: -190, publishedDay: -between(150, 185, key), validThroughDay: -between(5, 30, key) }
  return { createdDay, publishedDay, validThroughDay }
}

function vacancy(center: SeedCenter, row: OrganizationRow, kind: Kind, at: number): SeedVacancy {
  const key = `${center.slug}-${kind.key}`
  const organization = organizations.find((one) => one.key === row.key)
  if (!organization) throw new Error(`No organization ${row.key}`)
  const team = teamOf(row.key).filter((one) => !one.demo)
  // An archived organization has nobody active any more; its old vacancies still name who it was.
  const contact = team[at % Math.max(1, team.length)] ?? people.find((one) => one.roles.some((role) => role.organizationKey === row.key))
  const colleague = team.find((one) => one !== contact)
  const remote = kind.mode === 'remote'
  const spreads = kind.mode === 'at_home_of_client' || row.type === 'VolunteerCenter'
  const home = center.neighbourhoods.find((one) => one.name === row.quarter) ?? center.neighbourhoods[0]
  const quarter = spreads ? pick(center.neighbourhoods, `${key} quarter`) : home
  if (!quarter) throw new Error(`${center.slug} has no neighbourhoods`)
  const address = spreads ? addressIn(quarter, key) : organization.address
  const dayparts = kind.dayparts ? pick(kind.dayparts, `${key} dayparts`) : []
  const facts = {
    key, row, center, quarter, dayparts,
    street: address.street,
    contact: contact?.firstName ?? 'onze coördinator',
    colleague: colleague?.firstName ?? pick(['Ton', 'Hatice', 'Wilma', 'Sjaak', 'Nadia', 'Bep'], `${key} colleague`),
  }
  const words = wordsFor(facts)
  const say = (text: string) => fill(text, words)
  // What the demo volunteer does every week stays open.
  const { status, reason, closed }: (typeof special)[number] = kind.key === 'schoolbieb' && !row.status ? { status: 'published' as const } : statusOf(row, at, center)
  const one = kind.commitment === 'one_off'
  // Christmas and school days cannot be counted from the day of the seed.
  const startDay = one && !['kerst', 'schoolfeest'].includes(kind.key) ? between(16, 75, `${key} start`) : null
  const times = timesFor(key, status)
  // A single day lies in the future, and until then one can join.
  const validThroughDay = startDay !== null && times.validThroughDay > 0 ? startDay : times.validThroughDay
  const places = kind.places === undefined ? null : kind.places + (one ? 0 : numberOf(key) % 2) > 6 ? 6 : kind.places + (one ? 0 : numberOf(key) % 2)
  const translated = center.tenantKey === 'public' || center.tenantKey === 'meedoen'
  return {
    key,
    centerSlug: center.slug,
    organizationKey: row.key,
    contactPersonKey: contact?.key ?? '',
    status,
    deniedReason: reason ?? null,
    closedReason: closed ?? null,
    title: say(kind.titles[(numberOf(key) + centers.indexOf(center)) % kind.titles.length] ?? ''),
    summary: say(kind.summary),
    description: describe(kind, facts, words),
    tasks: kind.tasks.map(say),
    expectations: kind.ask.map(say),
    rewards: kind.get.map(say),
    en: kind.en && translated ? { title: say(kind.en.title), summary: say(kind.en.summary), description: kind.en.text.map(say).join('\n\n') } : null,
    themes: kind.themes.length > 0 ? kind.themes : row.themes.slice(0, 2),
    activities: workOf[kind.key]?.activities ?? [],
    skills: workOf[kind.key]?.skills ?? [],
    targetGroups: workOf[kind.key]?.groups ?? [],
    isFirst: status === 'published' && firstKinds.includes(kind.key),
    externalApplyUrl: elsewhereKinds.includes(kind.key) && !row.demoTeam && (times.publishedDay ?? 0) < -21 ? `${organization.website}/meedoen` : null,
    commitment: kind.commitment,
    locationMode: kind.mode ?? 'on_site',
    dayparts,
    hoursPerWeekMin: kind.hours?.[0] ?? null,
    hoursPerWeekMax: kind.hours?.[1] ?? null,
    startDay: times.validThroughDay > 0 ? startDay : null,
    endDay: times.validThroughDay > 0 ? startDay : null,
    ...times,
    validThroughDay,
    places,
    placesTaken: status === 'filled' || closed === 'filled' ? (places ?? 0) : 0,
    suitableFor: kind.suitable,
    requirements: kind.requirements ?? [],
    languageLevel: kind.level ?? null,
    expenses: kind.expenses ?? 'none',
    allowanceCents: kind.expenses === 'allowance' ? 350 : null,
    questions: (kind.questions ?? []).map((question, index) => ({ key: `vraag-${index + 1}`, text: say(question.text), required: question.required && !row.demoTeam })),
    address: remote ? null : address,
  }
}

/** Of all centers but the one that has just begun. */
export const openVacancies: SeedVacancy[] = centers.flatMap((center) => {
  if (vacancyCount[center.slug] === 0) return []
  const given = divide(center)
  return given.map(({ row, kind }) => vacancy(center, row, kind, given.filter((one) => one.row === row).findIndex((one) => one.kind === kind)))
})
