import { sql } from 'kysely'
import type { ServerKind } from '#features/imports/kind/server/server-kind.ts'
import { isReferenced } from '#features/uploads/server/references.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Field } from '#kernel/fields/field.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'

const isStored = ({ readOnly, writeOnly, kind, sql: expression }: Field & { sql?: string }) =>
  !readOnly && !writeOnly && kind !== 'group' && expression === undefined

/** The columns that an update may change, and an undo puts back: those of all attributes, and those that follow from them. */
export const restoredColumns: readonly string[] = [
  ...Object.entries(vacancy.attributes).flatMap(([name, field]) => (isStored(field) ? [snakeCase(name)] : [])),
  'city',
  'latitude',
  'longitude',
  'address_id',
  'image_id',
  'contact_user_id',
  'second_contact_user_id',
  'published_at',
  'denied_reason',
]

export const undoVacancies: ServerKind['undo'] = { batch: 50, countActedUpon, takeBack, takeBackRest: removePictures }

async function takeBack(tx: Tx, importId: string, after: number, until: number): Promise<void> {
  const rows = sql`import_rows r where r.import_id = ${importId} and r.position > ${after} and r.position <= ${until} and r.made is not null`
  const isOf = sql`and v.volunteer_center_id = r.volunteer_center_id and v.id = (r.made->>'vacancyId')::uuid`
  const columns = sql.raw(restoredColumns.join(', '))
  const olds = sql.raw(restoredColumns.map((name) => `b.${name}`).join(', '))
  await sql`update vacancies v set (${columns}) = (select ${olds} from jsonb_populate_record(v, r.made->'before') b)
    from ${rows} and r.made ? 'before' and r.made->'before' <> '{}' ${isOf}`.execute(tx)
  await sql`update addresses a set street = b.street, house_number = b.house_number, postcode = b.postcode, city = b.city, latitude = b.latitude, longitude = b.longitude
    from import_rows r cross join lateral jsonb_populate_record(null::addresses, r.made->'addressBefore') b
    where r.import_id = ${importId} and r.position > ${after} and r.position <= ${until} and r.made ? 'addressBefore'
      and a.volunteer_center_id = r.volunteer_center_id and a.id = b.id`.execute(tx)
  await sql`delete from imported_vacancies e using ${rows} and r.made ? 'externalId' and e.volunteer_center_id = r.volunteer_center_id
    and e.external_id = r.made->>'externalId'`.execute(tx)
  await sql`delete from vacancies v using ${rows} and not r.made ? 'before' ${isOf}`.execute(tx)
  await sql`delete from addresses where id in (select (r.made->>'addressId')::uuid from ${rows} and r.made->>'addressId' is not null)`.execute(tx)
}

async function removePictures(tx: Tx, importId: string): Promise<void> {
  await sql`delete from uploads where operation_id = ${importId} and not ${sql.raw(isReferenced('uploads'))}`.execute(tx)
}

/** How many vacancies somebody has acted upon since: changed or removed one, or applied for a new one. Undoing the import would undo that too. */
async function countActedUpon(tx: Tx, importId: string): Promise<number> {
  // The planner has no statistics of rows that were just imported and would scan whole tables for each of twenty thousand rows.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from import_rows r
      left join vacancies v on v.volunteer_center_id = r.volunteer_center_id and v.id = (r.made->>'vacancyId')::uuid
      left join addresses a on a.volunteer_center_id = v.volunteer_center_id and a.id = v.address_id
    where r.import_id = ${importId} and r.made is not null and (v.id is null or v.lock_version <> (r.made->>'version')::integer
      or coalesce(a.lock_version, 0) <> (r.made->>'addressVersion')::integer
      or (not r.made ? 'before' and exists (select from applications p where p.volunteer_center_id = v.volunteer_center_id and p.vacancy_id = v.id)))`.execute(
    tx,
  )
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx)
  return rows[0]!.count
}
