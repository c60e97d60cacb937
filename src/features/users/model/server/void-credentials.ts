import type { Account } from './accounts.ts'
import type { PeopleTx } from './people-tables.ts'

/**
 * Nobody has shown yet that this address is theirs, so whoever chose the password may be somebody else. Before such an
 * account is given a role it loses the password, its sessions and every link but its invitations; who reads the mails of
 * the address begins anew. Says whether there was a password.
 */
export async function voidUnconfirmed(tx: PeopleTx, account: Account): Promise<boolean> {
  if (account.confirmed_at !== null) return false
  await tx.updateTable('users').set({ password_hash: null, unconfirmed_email: null }).where('id', '=', account.id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', account.id).execute()
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.id).where('purpose', '<>', 'invite').execute()
  return account.password_hash !== null
}
