import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'

/** Whom an entry's mails go to. `userId` is null for the contact address of somebody without an account. */
export type Asked = { userId: string | null; address: string; firstName: string; locale: Locale }

type Contacts = RowOf<typeof contactColumns>

/** How many reminders have been sent with this mail: the last also goes to the second contact and the admins of the organization. */
type Turn = 0 | 1 | 2

/**
 * Who is asked about an entry: its contact, else its contact address, else the admins of its organization; with the last reminder
 * all of them and the second contact. Who is away is asked, and so is their substitute. Empty where nobody can be mailed.
 */
export async function askedOf(tx: Tx, centerId: string, contacts: Contacts, turn: Turn): Promise<Asked[]> {
  const { organizationId, contactUserId, secondContactUserId, contactEmail } = contacts
  const ofContact = await peopleNow(tx, centerId, [contactUserId])
  const atAddress: Asked[] = ofContact.length === 0 && contactEmail ? [{ userId: null, address: contactEmail, firstName: '', locale: 'nl' }] : []
  const first = [...ofContact, ...atAddress]
  const isAll = turn === 2 || first.length === 0
  const second = isAll ? await peopleNow(tx, centerId, [secondContactUserId]) : []
  const admins =
    isAll && organizationId
      ? await peopleNow(
          tx,
          centerId,
          (await adminsOf(tx, organizationId)).map(({ id }) => id),
        )
      : []
  return onceEach([...first, ...second, ...admins])
}

/** Those of the people who still belong to the center, and the substitutes of who is away. */
async function peopleNow(tx: Tx, centerId: string, ids: readonly (string | null)[]): Promise<Asked[]> {
  const wanted = ids.filter((id) => id !== null)
  if (wanted.length === 0) return []
  const rows = await rowsOf(
    tx,
    readerColumns,
    (columns) => sql`
    select ${columns} from users u
    where u.status in ('active', 'invited') and exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id = ${centerId})
      and (u.id = any(${wanted}::uuid[]) or u.id in (
        select a.substitute_id from absences a where a.volunteer_center_id = ${centerId} and a.user_id = any(${wanted}::uuid[]) and ${sql.raw(isAwaySql('a'))}))
    order by u.id <> all(${wanted}::uuid[]), u.id`,
  )
  return rows.map(({ id, email, firstName, locale }) => ({ userId: id, address: email, firstName, locale }))
}

const onceEach = (people: readonly Asked[]): Asked[] => [...new Map(people.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()

/** One person, by whichever entry they are reached. */
export const keyOf = ({ address }: Asked): string => address.toLowerCase()

/** The contacts of an entry `e`. */
export const contactColumns = {
  organizationId: orNull(shown.text('e.organization_id')),
  contactUserId: orNull(shown.text('e.contact_user_id')),
  secondContactUserId: orNull(shown.text('e.second_contact_user_id')),
  contactEmail: orNull(shown.text('e.contact_email')),
}
