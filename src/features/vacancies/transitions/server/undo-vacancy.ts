import { sql } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'

/** Columns as they were; with `became` it was they that changed, and not the status. */
export type Before = { columns: Readonly<Record<string, unknown>>; became?: Readonly<Record<string, unknown>> }

/** Puts a vacancy back where it was, with what the step had changed beside the status. */
export const undoVacancy: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx }, { id, from, to, before }) => {
    const { columns, became } = before as Before
    // Somebody may have gone on from there: that is not this person's to take back.
    if (became) {
      if (!(await isStill(tx, id, became))) throw new Refused('changed_since')
    } else {
      const { status } = await tx.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()
      if (status !== to) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    }
    await tx
      .updateTable('vacancies')
      .set({ ...columns, ...(!became && { status: from as VacancyStatus }) })
      .where('id', '=', id)
      .execute()
  },
}

async function isStill(tx: Tx, id: string, became: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { rows } = await sql`select from vacancies v where v.id = ${id} and to_jsonb(v) @> ${JSON.stringify(became)}::jsonb`.execute(tx)
  return rows.length > 0
}
