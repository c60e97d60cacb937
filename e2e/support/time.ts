import { asOwner } from './as-owner.ts'

/** As if the links in all mails to somebody had been left unused for too long. */
export async function letLinksExpire(address: string): Promise<void> {
  await asOwner(async (owner) => {
    const { rowCount } = await owner.query(
      `update user_tokens set expires_at = now() - interval '1 minute' where user_id = (select id from users where email = $1)`,
      [address],
    )
    if (!rowCount) throw new Error(`${address} has no links.`)
  })
}
