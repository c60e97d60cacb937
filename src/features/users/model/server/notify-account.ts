import type { Tx } from '#kernel/db/server/database.ts'
import { queueMail } from '#kernel/mail/server/outbox.ts'
import { type Account, nameOf } from './accounts.ts'
import type { RequestContext } from './write-account-audit-event.ts'
import type { PeopleTx } from './people-tables.ts'

type Reader = Pick<Account, 'id' | 'email' | 'first_name' | 'last_name' | 'locale'>
type AccountNotice = {
  kind: `account.${string}`
  /** Identifies this mail among its kind: the digest of its token, or the time of the change. */
  once: string
  /** Replaces the account's address: the new or the former one. */
  address?: string
  facts?: Record<string, string | number | boolean | null>
}

/** Queues a mail about an account, in its reader's language, in the transaction of the change. */
export async function notifyAccount(tx: PeopleTx, { center }: RequestContext, reader: Reader, { kind, once, address, facts }: AccountNotice): Promise<void> {
  queueMail(tx as unknown as Tx, {
    centerId: center.id,
    kind,
    dedupeKey: `${kind}:${reader.id}:${once}`,
    userId: reader.id,
    address: address ?? reader.email,
    locale: reader.locale,
    facts: { firstName: reader.first_name, name: nameOf(reader), centerName: center.name, ...facts },
  })
}
