import type { Actor } from '#kernel/access/actor.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'

/** What is known of a person beside their choices, and how the trace and the mail call it. */
const facts = { first_name: 'firstName', last_name: 'lastName', phone: 'phone', locale: 'locale' } as const
type Facts = Pick<Account, keyof typeof facts>

/** A change of what is known of a person leaves a trace; who made it for somebody else is named to them, in the language they now read. */
export async function notifyOfChangedDetails(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, values: Partial<Facts>): Promise<void> {
  const columns = (Object.keys(facts) as (keyof Facts)[]).filter((name) => values[name] !== undefined && values[name] !== account[name])
  if (columns.length === 0) return
  const changed = columns.map((name) => facts[name]).join(' ')
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.updated', userId: account.id, to: changed })
  if (actor.userId === account.id) return
  const reader = { ...account, ...Object.fromEntries(columns.map((name) => [name, values[name]])) }
  await notifyAccount(tx, context, reader, { kind: 'account.updated', once: context.now.toISOString(), facts: { by: actor.name, changed } })
}
