import { editorForm, editorLinks, questionNames } from '#features/vacancies/editor/editor-form.ts'
import { slotLines } from '#features/vacancies/model/slot-lines.ts'
import type { vacancy } from '#features/vacancies/model/vacancy.ts'
import { fetchReview } from '#features/vacancies/moderation/fetch-review.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { typedOf } from '#kernel/fields/read-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Item } from '#kernel/jsonapi/document.ts'

export const editorInclude = ['organization', 'address', 'contactUser', 'secondContactUser', 'image'] as const
/** A vacancy as the editor reads it from the API. */
export type EditedVacancy = Item<typeof vacancy, (typeof editorInclude)[number]>

/** The vacancy with the fields that the form shows in another shape. */
export function inForm(record: EditedVacancy): EditedVacancy & Record<string, unknown> {
  const { translations, slots, questions, allowanceCents } = record
  const asked = Object.fromEntries(questionNames.map((name, at) => [name, questions[at]]))
  return { ...record, english: translations.en, dates: slotLines(slots), allowance: allowanceCents === null ? null : allowanceCents / 100, ...asked }
}

/** The values of the form, including relations. */
export function valuesOf(record: EditedVacancy): Typed {
  const links = Object.fromEntries(editorLinks.map((name) => [name, [record[name]?.id ?? '']]))
  return { ...typedOf(editorForm, inForm(record)), ...links }
}

/** Fetches the vacancy, the people who can be its contact, and whether the center reviews it first. */
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
