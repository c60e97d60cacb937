import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { digestOf } from '#features/auth/server/tokens.ts'
import { parentAgreed } from '#features/applications/events.ts'
import { openStatuses, type ApplicationStatus } from '#features/applications/states.ts'

/** Version of the words on the page, for the consent that is kept. */
const consentVersion = '2026-11'

type Row = { id: string; user_id: string; status: ApplicationStatus; agreed: boolean; child: string; vacancy: string; organization: string }

/** A parent agrees that somebody under sixteen helps there. */
export const parentForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(row)
  },
  use: async (asked) => {
    const row = await find(asked, 'for update of a')
    if (!row || formOf(row).state !== 'open') return row && formOf(row)
    const { tx, centerId, requestId } = asked
    await sql`update applications set parent_consent_at = now() where volunteer_center_id = ${centerId} and id = ${row.id}`.execute(tx)
    await sql`insert into consents (volunteer_center_id, user_id, purpose, version, source)
      values (${centerId}, ${row.user_id}, 'application.parent', ${consentVersion}, ${`applications/${row.id}`})`.execute(tx)
    trace(tx, { centerId, actor: null }, { action: 'application.parent_agreed', subjectType: 'applications', subjectId: row.id })
    await emit(tx, parentAgreed, { centerId, applicationId: row.id, requestId })
    return formOf({ ...row, agreed: true })
  },
}

/** `over`: there is nothing left to agree with. */
function formOf({ status, agreed, child, vacancy, organization }: Row): Form {
  const isOpen = (openStatuses as readonly ApplicationStatus[]).includes(status)
  return { purpose: 'application.parent', state: agreed ? 'done' : isOpen ? 'open' : 'over', child, vacancy, organization }
}

async function find({ tx, centerId, token }: AskedForm, lock = ''): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select a.id, a.user_id, a.status, a.parent_consent_at is not null as agreed, u.first_name as child, v.title as vacancy, o.name as organization
    from applications a
    join users u on u.id = a.user_id
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    where a.volunteer_center_id = ${centerId} and a.parent_digest = ${digestOf(token)} ${sql.raw(lock)}`.execute(tx)
  return rows[0] ?? null
}
