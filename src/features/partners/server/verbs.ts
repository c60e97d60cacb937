import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseOtherThanPicture, syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { maxPartners } from '#features/partners/error-words.ts'
import { tellsWritten, whenWritten } from '#features/publishing/server/written.ts'
import type { partner } from '#features/partners/partner.ts'

/** Emits that a partner was written. */
const partnerWritten = tellsWritten('partners')

/** POST /partners: comes last, unless a position is given. */
export const addPartner: Verb<CreateOf<typeof partner>> = async (call) => {
  const { tx, centerId, input } = call
  const rows = await rowsOf(
    tx,
    {
      n: shown.number('count(*)::int'),
      last: shown.number('coalesce(max(position), 0)::int'),
    },
    (columns) => sql`select ${columns}
    from partners
    where volunteer_center_id = ${centerId}`,
  )
  const { n, last } = rows[0]!
  if (n >= maxPartners) throw new Refused('too_many_partners')
  const columns = { position: Math.min(9999, last + 10), ...(await columnsOf(call, input)) }
  const { id } = await tx
    .insertInto('partners')
    .values({ ...columns, volunteer_center_id: centerId } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await partnerWritten(call, id, ['pictures'], { action: 'partner.added' })
  return id
}

/** PATCH /partners/{id}: texts, link, logo, group and position. */
export const changePartner: Verb<UpdateOf<typeof partner>> = async (call) => {
  const { tx, id, input } = call
  const columns = await columnsOf(call, input)
  if (Object.keys(columns).length > 0) await tx.updateTable('partners').set(columns).where('id', '=', id).execute()
  await partnerWritten(call, id, ['pictures'])
  return id
}

/** DELETE /partners/{id}. */
export const removePartner: Verb = async (call) => {
  const { tx, id } = call
  await tx.deleteFrom('partners').where('id', '=', id).execute()
  await partnerWritten(call, id, ['pictures'], { action: 'partner.removed' })
  return id
}

async function columnsOf(call: Pick<Call, 'tx' | 'centerId' | 'related'>, input: object): Promise<Record<string, unknown>> {
  const { logo } = call.related
  if (logo) await refuseOtherThanPicture(call, { fileId: logo, relation: 'logo' })
  return { ...Object.fromEntries(Object.entries(input).map(([name, value]) => [snakeCase(name), value])), ...(logo !== undefined && { logo_id: logo }) }
}

/** Updates the file reference of a partner's logo, which is public (ADR 0038). */
export const afterWritingPartners = whenWritten('partners', async (tx, { centerId, items }) => {
  for (const { id } of items) await keepLogo(tx, centerId, id)
})

async function keepLogo(tx: Tx, centerId: string, id: string): Promise<void> {
  const row = await tx.selectFrom('partners').select(['name', 'logo_id']).where('volunteer_center_id', '=', centerId).where('id', '=', id).executeTakeFirst()
  const subject = { type: 'partners', id, title: row?.name ?? '', path: `/content?part=partners&edit=${id}`, shown: true }
  await syncFileReferences(tx, centerId, subject, row?.logo_id ? [{ fileId: row.logo_id, pointer: '/data/relationships/logo' }] : [])
}
