import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkItems } from '#kernel/jsonapi/write/server/check-items.ts'
import { mostMaterials } from '#features/workshops/model/codes.ts'
import { fieldFaultWords } from '#features/workshops/model/error-words.ts'
import { materialFields } from '#features/workshops/model/session.ts'

export const materialsPointer = '/data/attributes/materials'

/** The documents of a workshop, in their order. */
export async function keptMaterials(tx: Tx, centerId: string, workshopId: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { id: shown.text('file_id') },
    (columns) => sql`select ${columns} from workshop_materials where volunteer_center_id = ${centerId} and workshop_id = ${workshopId} order by position`,
  )
  return rows.map(({ id }) => id)
}

/** Writes the documents over those it had. @throws {Invalid} at the one that is no document of the library */
export async function writeMaterials({ tx, centerId, locale }: Pick<Call, 'tx' | 'centerId' | 'locale'>, workshopId: string, sent: unknown): Promise<void> {
  const ids = checkItems<{ id: string }>(sent, { attribute: 'materials', most: mostMaterials, fields: materialFields, locale }).map(({ id }) => id)
  const known = await rowsOf(
    tx,
    { id: shown.text('id') },
    (columns) =>
      sql`select ${columns} from files where volunteer_center_id = ${centerId} and kind = 'document' and status = 'kept' and id = any(${ids.filter(isUuid)}::uuid[])`,
  )
  const missing = ids.findIndex((id) => !known.some((one) => one.id === id.toLowerCase()))
  if (missing >= 0)
    throw new Invalid([
      { code: 'no_document', attribute: `materials.${missing}.id`, pointer: `${materialsPointer}/${missing}/id`, words: sayInAll(fieldFaultWords.no_document) },
    ])
  await sql`delete from workshop_materials where volunteer_center_id = ${centerId} and workshop_id = ${workshopId}`.execute(tx)
  await sql`insert into workshop_materials (volunteer_center_id, workshop_id, file_id, position)
    select ${centerId}, ${workshopId}, id, min(position) from unnest(${ids}::uuid[]) with ordinality as file (id, position) group by id`.execute(tx)
}
