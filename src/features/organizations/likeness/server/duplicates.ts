import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { LikenessReason } from '#features/organizations/likeness/likeness.ts'

/** An organization that might be the same one, and why it might. */
export type Duplicate = { id: string; name: string; reasons: LikenessReason[] }
export type Compared = { name: string; kvkNumber: string | null; postcode: string | null; houseNumber: string | null }
const foundColumns = {
  id: shown.text('id'),
  name: shown.text('name'),
  likeness: shown.number('likeness'),
  isSameNumber: shown.flag('"isSameNumber"'),
  isNear: shown.flag('"isNear"'),
  isSameHouse: shown.flag('"isSameHouse"'),
}
type Found = RowOf<typeof foundColumns>
type Among = { /** The one that is compared with the others. */ except?: string; onlyPublic?: boolean }

/** What stands in half of all names says nothing. */
const bare = (text: string) => `regexp_replace(${text}, '\\m(stichting|vereniging|de|het|een|en|van|voor)\\M', ' ', 'g')`
const squeezed = (text: string) => `upper(replace(${text}, ' ', ''))`
const likeTheName = sql.raw(bare('o.name_letters'))
const squeezedPostcode = sql.raw(squeezed('a.postcode'))

/**
 * Those of the center with the same number, whose name is nearly the same, or who live in the same house; an equal postcode
 * counts beside a name that is a little alike. The likest come first, five at most.
 */
export async function findDuplicates(
  tx: Tx,
  centerId: string,
  { name, kvkNumber, postcode, houseNumber }: Compared,
  { except = '', onlyPublic = false }: Among = {},
) {
  const rows = await rowsOf(
    tx,
    foundColumns,
    (columns) => sql`
    with asked as materialized (
      select ${sql.raw(bare('plain(given)'))} as name, nullif(trim(number), '') as number, ${sql.raw(squeezed('at'))} as postcode, upper(trim(house)) as house
      from (values (${name}::text, ${kvkNumber}::text, ${postcode}::text, ${houseNumber}::text)) asked (given, number, at, house))
    select ${columns} from (
      select o.id, o.name, coalesce(o.kvk_number = asked.number, false) as "isSameNumber", similarity(${likeTheName}, asked.name) as likeness,
        coalesce(length(asked.postcode) = 6 and ${squeezedPostcode} = asked.postcode, false) as "isNear",
        coalesce(length(asked.postcode) = 6 and ${squeezedPostcode} = asked.postcode and upper(trim(a.house_number)) = asked.house, false) as "isSameHouse"
      from asked, organizations o left join addresses a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.address_id
      where o.volunteer_center_id = ${centerId} and o.id::text <> ${except} and (not ${onlyPublic}::boolean or o.status = 'approved')) o
    where "isSameNumber" or likeness >= 0.5 or "isSameHouse" or ("isNear" and likeness >= 0.25)
    order by 2 * "isSameNumber"::int + likeness + "isSameHouse"::int + 0.5 * "isNear"::int desc, id limit 5`,
  )
  return rows.map((row): Duplicate => ({ id: row.id, name: row.name, reasons: reasonsOf(row) }))
}

function reasonsOf({ likeness, isSameNumber, isNear, isSameHouse }: Found): LikenessReason[] {
  return [
    ...(isSameNumber ? (['number'] as const) : []),
    ...(likeness >= 0.25 ? (['name'] as const) : []),
    ...(isSameHouse ? (['address'] as const) : isNear ? (['postcode'] as const) : []),
  ]
}
