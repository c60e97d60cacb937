import type { Client } from '#kernel/jsonapi/client/client.ts'
import { fetchReview } from '#features/vacancies/moderation/fetch-review.ts'
import { editorInclude } from './editor-record.ts'

/** The vacancy, who can be its contact, and whether the center looks at it first. */
export async function loadEditor(api: Client, id: string) {
  const vacancy = await api.vacancies.get(id, { include: editorInclude })
  const organizationId = vacancy.organization!.id
  const [people, center] = await Promise.all([
    api.users.list({
      filter: { organizationIdEq: organizationId, statusIn: ['active', 'invited'] } as never,
      fields: { users: ['name'] },
      page: { size: 100 },
    }),
    fetchReview(api),
  ])
  const known = [vacancy.contactUser, vacancy.secondContactUser].flatMap((one) => (one ? [{ id: one.id, name: one.name }] : []))
  const listed = people.items.map((one) => ({ id: one.id, name: one.name }))
  return {
    vacancy,
    people: [...listed, ...known.filter((one) => !listed.some((other) => other.id === one.id))],
    reviews: center.reviewsVacancies,
  }
}
