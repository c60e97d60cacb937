import type { Tx } from '#kernel/db/server/database.ts'
import { slugOf } from '#features/organizations/model/server/slug-of.ts'

type Draft = { volunteer_center_id: string; organization_id: string; title: string } & Record<string, unknown>

/** The row of a new draft; its address gets an end of its own where another has the same title. */
export async function insertVacancy(tx: Tx, draft: Draft): Promise<string> {
  const { id } = await tx
    .insertInto('vacancies')
    .values({ ...draft, slug: `${slugOf(draft.title)}-${crypto.randomUUID().slice(0, 8)}`, status: 'draft' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
