import { today } from '#kernel/i18n/dates.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { DistanceBand } from '#features/pool/model/codes.ts'
import { type Reasons, reasonsFor } from '#features/pool/matching/reasons.ts'
import { type CardFacts, wishOf, type WishedVacancy } from '#features/pool/matching/wish.ts'
import type { poolEntry } from '#features/pool/model/pool-entry.ts'
import { cardsOnPage, type CardSearch } from './card-search.ts'

export type Card = Item<typeof poolEntry> & { reasons: Reasons; distance: DistanceBand | null }
export type Budget = { left: number; from: string }
/** A vacancy to invite for, with how well it fits the open card. */
export type Choosable = { id: string; title: string; organization: string; facts: WishedVacancy }

const asCard = (item: Item<typeof poolEntry>): Card => ({
  ...item,
  reasons: (item.meta['reasons'] as Reasons | undefined) ?? { fits: [], misfit: null },
  distance: (item.meta['distance'] as DistanceBand | undefined) ?? null,
})

/** The cards of a page. An unknown postcode is a fault of its field; the rest of the search still counts. */
export async function fetchCards(api: Client, search: CardSearch): Promise<{ cards: Card[]; total: number; budget: Budget | null; placeError: string | null }> {
  const { vacancy, themes, skills, dayparts, language, commitment, postcode, km, since, isNew, hasVog, page } = search
  const find = async (at: string) => {
    const { items, total, meta } = await api.poolEntries.list({
      filter: {
        ...(vacancy && { forVacancy: vacancy }),
        ...(themes.length > 0 && { withTheme: themes }),
        ...(skills.length > 0 && { withSkill: skills }),
        ...(dayparts.length > 0 && { daypart: dayparts }),
        ...(language && { language: [language] }),
        ...(commitment && { commitment: [commitment] }),
        ...(at && { nearPostcode: `${at},${km}` }),
        ...(since && { confirmedAfter: since }),
        ...(isNew && { notInvited: true }),
        ...(hasVog && { withVog: true }),
      },
      page: { number: page, size: cardsOnPage },
    })
    return { cards: items.map(asCard), total, budget: (meta['budget'] as Budget | undefined) ?? null }
  }
  try {
    return { ...(await find(postcode)), placeError: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400 || postcode === '') throw error
    return { ...(await find('')), placeError: error.message }
  }
}

const mostVacancies = 200

/** The vacancies of the reader's organization that are online, or for the center those of all. */
export async function fetchChoosable(api: Client, organizationId: string | null): Promise<Choosable[]> {
  const { items } = await api.vacancies.list({
    filter: {
      statusEq: 'published',
      externalApplyUrlNull: true,
      ...(organizationId && { organizationIdEq: organizationId }),
      validThroughGteq: today(),
    } as never,
    include: ['organization'],
    fields: { organizations: ['name'] },
    sort: 'title',
    page: { size: mostVacancies },
  })
  return items.map((one) => ({
    id: one.id,
    title: one.title,
    organization: (one.organization as { name: string } | null)?.name ?? '',
    facts: one as unknown as WishedVacancy,
  }))
}

/** The vacancies for one card, those that fit best first. */
export function fittingFirst(card: Card, vacancies: readonly Choosable[]): Choosable[] {
  const facts: CardFacts = {
    ...(card as unknown as CardFacts),
    themes: card.themes ?? [],
    skills: card.skills ?? [],
    targetGroups: card.targetGroups ?? [],
    languages: card.languages ?? [],
    dayparts: card.dayparts ?? [],
    commitment: card.commitment ?? [],
    at: null,
  }
  const fit = ({ facts: vacancy }: Choosable) => {
    const { fits, misfit } = reasonsFor(facts, wishOf(vacancy))
    return fits.length - (misfit ? 1 : 0)
  }
  return vacancies.toSorted((a, b) => fit(b) - fit(a))
}
