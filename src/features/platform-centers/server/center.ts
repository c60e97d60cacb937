import { sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { auditMessage, quotesReason } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { allEvents } from '#kernel/mail/server/templates.ts'
import { oneWords } from '#features/platform-centers/messages.ts'
import { messages as auditWords } from '#features/audit/messages.ts'
import { inviteAgain, waitingFor } from '#features/auth/access/server/first-person.ts'
import type { PlatformCenter } from '#features/platform-centers/platform-center.ts'
import type { SiteSettings } from '#features/tenancy/server/host-rules.ts'
import { readSites } from '#features/tenancy/server/read-sites.ts'
import { firstAdminRole, noteInvited } from './add-center.ts'
import { readCenterRow } from './overview.ts'

/**
 * One center with its site, the mails of it that failed and its trace.
 * @throws {NotFound}
 */
export async function readCenter(tx: Tx, settings: SiteSettings, id: string, locale: Locale): Promise<PlatformCenter> {
  const row = isUuid(id) ? await readCenterRow(tx, settings, id) : null
  if (!row) throw new NotFound('platform_centers', id)
  const [site] = await readSites(tx, settings, row.tenant)
  const waiting = await waitingFor(tx, id, firstAdminRole)
  const failures = await rowsOf(
    tx,
    { kind: shown.text('f.kind'), reason: shown.text('f.reason'), at: shown.moment('f.at') },
    (columns) => sql`select ${columns} from center_failed_mails(${id}) f`,
  )
  const trace = await rowsOf(
    tx,
    {
      action: shown.text('e.action'),
      isSomebody: shown.flag('e.actor_id is not null'),
      who: orNull(shown.text(`full_name(u.first_name, u.last_name)`)),
      to: orNull(shown.text('e.to_state')),
      reason: orNull(shown.text('e.reason')),
      at: shown.moment('e.at'),
    },
    (columns) => sql`select ${columns} from center_trace(${id}) e left join users u on u.id = e.actor_id`,
  )
  const own = site!.centers.find((center) => center.id === id)
  return {
    ...row,
    site: site!,
    closed: site!.suspendedAt ? 'site' : own?.suspendedAt ? 'center' : null,
    waiting: waiting && { name: waiting.name, email: waiting.email, invitedAt: waiting.invitedAt.toISOString() },
    failures: failures.map(({ kind, reason, at }) => ({ mail: mailName(kind, locale), reason, at: at.toISOString() })),
    trace: trace.map(({ action, isSomebody, who, to, reason, at }) => ({
      text: auditMessage(action, locale, { who: who ?? say(locale, isSomebody ? auditWords.formerUser : auditWords.product), from: null, to }),
      note: quotesReason(action) ? reason : null,
      at: at.toISOString(),
    })),
  }
}

/** What a kind of mail is called. Mails about accounts share one name in the choices of mails, "Your account", which says too little here. */
function mailName(kind: string, locale: Locale): string {
  if (kind === 'account.invite') return say(locale, oneWords.inviteMail)
  if (kind.startsWith('account.')) return say(locale, oneWords.accountMail)
  return say(locale, allEvents().get(kind)?.name ?? oneWords.otherMail)
}

/**
 * Sends the invitation of the center's first admin again.
 * @returns a link that works once
 * @throws {NotFound}; {Refused} when nobody waits
 */
export async function inviteAdminAgain(
  tx: Tx,
  settings: SiteSettings,
  { id, actor, locale, now }: { id: string; actor: Actor; locale: Locale; now: Date },
): Promise<{ email: string; link: string }> {
  const row = isUuid(id) ? await readCenterRow(tx, settings, id) : null
  if (!row) throw new NotFound('platform_centers', id)
  const waiting = await waitingFor(tx, id, firstAdminRole)
  if (!waiting) throw new Refused('nobody_waits')
  const link = await inviteAgain(tx, { center: { id, name: row.name, origin: row.origin }, locale, now }, actor, waiting, firstAdminRole)
  noteInvited(tx, id, actor)
  return { email: waiting.email, link }
}
