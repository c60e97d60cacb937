import { sql } from 'kysely'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { decryptText } from '#kernel/encryption/server/encrypted-text.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { isHelpToken, type LinkPurpose } from '#features/one-on-one/links/link.ts'
import { endedStatuses, type HelpCategory, type HelpFrequency, type HelpKind, type HelpStatus } from '#features/one-on-one/model/codes.ts'
import type { HelpForm } from '#features/one-on-one/token-forms/help-form.ts'
import { changeRequestStatus, lockRequest } from '#features/one-on-one/writing/server/change-status.ts'
import { extendOpen } from '#features/one-on-one/writing/server/submit.ts'

const columns = {
  linkId: shown.text('l.id'),
  purpose: shown.code<Exclude<LinkPurpose, 'check_in'>>()('l.purpose'),
  usedAt: orNull(shown.moment('l.used_at')),
  isValid: shown.flag('l.expires_at > now()'),
  id: shown.text('r.id'),
  kind: shown.code<HelpKind>()('r.kind'),
  category: shown.code<HelpCategory>()('r.category'),
  frequency: shown.code<HelpFrequency>()('r.frequency'),
  status: shown.code<HelpStatus>()('r.status'),
  person: shown.text(`coalesce(r.first_name, '')`),
  asker: shown.text(`coalesce(u.first_name, r.first_name, '')`),
  title: shown.text(`coalesce(r.title, '')`),
  description: orNull(shown.text('r.description')),
  publicText: orNull(shown.text('r.public_text')),
  town: shown.text(`coalesce(r.town, '')`),
  expiresAt: orNull(shown.moment('r.expires_at')),
  isOpen: shown.flag(`r.status = 'open' and r.expires_at > now()`),
  consentAt: orNull(shown.moment('r.consent_at')),
  consentRefusedAt: orNull(shown.moment('r.consent_refused_at')),
  parentConsentAt: orNull(shown.moment('r.parent_consent_at')),
  parentRefusedAt: orNull(shown.moment('r.parent_refused_at')),
}
type Row = RowOf<typeof columns>

/**
 * The page behind a link of one-on-one help: somebody says yes to what another asked for them, a parent says yes, the person keeps it open for
 * longer, or reads in a letter how it stands. Opening it changes nothing.
 */
export const helpForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(asked, row)
  },
  use: async (asked) => {
    const row = await find(asked, true)
    if (!row) return null
    const { state, can } = formOf(asked, row) as unknown as HelpForm
    if (asked.act === 'refuse' ? can.refuse : state === 'open') await answer(asked, row)
    return formOf(asked, (await find(asked))!)
  },
}

type Using = AskedForm & { act: string }

async function answer(asked: Using, row: Row): Promise<void> {
  const { tx, centerId, now } = asked
  const request = await lockRequest(tx, centerId, row.id)
  const acting = { tx, centerId, now, actor: null }
  const isNo = asked.act === 'refuse'
  if (row.purpose === 'consent')
    await record(asked, row, isNo ? { consent_refused_at: now, consent_at: null, consent_how: null } : { consent_at: now, consent_how: 'link' }, [
      'help.consent_given',
      'help.consent_refused',
    ])
  else if (row.purpose === 'parent')
    await record(asked, row, isNo ? { parent_refused_at: now, parent_consent_at: null } : { parent_consent_at: now }, [
      'help.parent_agreed',
      'help.parent_refused',
    ])
  else await extendOpen(acting, request)
  // Without their yes it does not go on, whoever asked.
  if (isNo && !(endedStatuses as readonly HelpStatus[]).includes(request.status))
    await changeRequestStatus(acting, request, { to: 'withdrawn', action: 'help.withdrawn' })
  await sql`update help_links set used_at = coalesce(used_at, ${now}) where volunteer_center_id = ${centerId} and id = ${row.linkId}`.execute(tx)
}

async function record({ tx, centerId, act }: Using, { id }: Row, set: Record<string, unknown>, [yes, no]: readonly [string, string]): Promise<void> {
  await tx
    .updateTable('help_requests')
    .set(set as never)
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor: null }, { action: act === 'refuse' ? no : yes, subjectType: 'help_requests', subjectId: id })
}

function stateOf(row: Row): HelpForm['state'] {
  const hasEnded = (endedStatuses as readonly HelpStatus[]).includes(row.status)
  if (row.purpose === 'letter') return hasEnded ? 'over' : 'done'
  if (row.purpose === 'extend') return row.usedAt !== null && row.isOpen ? 'extended' : row.isOpen && row.isValid ? 'open' : 'over'
  const [yes, no] = row.purpose === 'consent' ? [row.consentAt, row.consentRefusedAt] : [row.parentConsentAt, row.parentRefusedAt]
  if (no !== null && yes === null) return 'refused'
  if (hasEnded) return 'over'
  if (yes !== null) return 'done'
  return row.isValid ? 'open' : 'over'
}

function formOf({ centerId }: AskedForm, row: Row): Form {
  const state = stateOf(row)
  const asks = row.purpose === 'consent' || row.purpose === 'parent'
  const shows = asks && (state === 'open' || state === 'done')
  const form: HelpForm = {
    purpose: `help.${row.purpose}`,
    state,
    asker: row.asker,
    person: row.person,
    request: shows
      ? {
          kind: row.kind,
          category: row.category,
          frequency: row.frequency,
          title: row.title,
          text: row.publicText ?? (row.description === null ? '' : decryptText(row.description, { centerId, column: 'help_requests.description' })),
          town: row.town,
        }
      : null,
    until: row.expiresAt?.toISOString() ?? null,
    status: row.status,
    can: { refuse: asks && (state === 'open' || state === 'done') },
  }
  return form
}

async function find({ tx, centerId, token }: AskedForm, isForChange = false): Promise<Row | null> {
  if (!isHelpToken(token)) return null
  const rows = await rowsOf(
    tx,
    columns,
    (selected) => sql`
    select ${selected} from help_links l
    join help_requests r on r.volunteer_center_id = l.volunteer_center_id and r.id = l.request_id
    left join users u on u.id = r.requester_user_id
    where l.volunteer_center_id = ${centerId} and l.digest = ${digestOf(token)} and l.purpose <> 'check_in' ${sql.raw(isForChange ? 'for update of r, l' : '')}`,
  )
  return rows[0] ?? null
}
