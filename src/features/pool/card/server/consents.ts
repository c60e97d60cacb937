import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { consentPurposes, consentVersion, type Visibility, vogPurpose } from '#features/pool/model/codes.ts'

type About = { centerId: string; userId: string; entryId: string }

/** The purposes that a visibility includes. */
const included: Record<Visibility, readonly string[]> = {
  hidden: [],
  center: [consentPurposes.center],
  organizations: [consentPurposes.center, consentPurposes.organizations],
}

/** Adds the consents that a visibility needs and nobody gave yet, with the version of the words, and withdraws those it no longer includes. */
export async function recordConsents(tx: Tx, about: About, visibility: Visibility): Promise<void> {
  await give(tx, about, { purposes: included[visibility], of: Object.values(consentPurposes) })
  if (visibility === 'hidden') await recordVogConsent(tx, about, false)
}

/** The tick to show that a certificate of good conduct (VOG) was seen; it ends with the card. Returns whether anything changed. */
export async function recordVogConsent(tx: Tx, about: About, isShown: boolean): Promise<boolean> {
  return await give(tx, about, { purposes: isShown ? [vogPurpose] : [], of: [vogPurpose] })
}

/** Of the purposes `of`, those in `purposes` are given from now on, and no others. */
async function give(tx: Tx, { centerId, userId, entryId }: About, { purposes, of }: { purposes: readonly string[]; of: readonly string[] }): Promise<boolean> {
  const withdrawn = await sql`update consents set withdrawn_at = now() where volunteer_center_id = ${centerId} and user_id = ${userId} and withdrawn_at is null
    and purpose = any(${[...of]}::text[]) and purpose <> all(${[...purposes]}::text[])`.execute(tx)
  const given = await sql`insert into consents (volunteer_center_id, user_id, purpose, version, source)
    select ${centerId}, ${userId}, purpose, ${consentVersion}, ${`pool_entries/${entryId}`} from unnest(${[...purposes]}::text[]) purpose
    where not exists (select from consents c where c.volunteer_center_id = ${centerId} and c.user_id = ${userId} and c.purpose = purpose.purpose
      and c.version = ${consentVersion} and c.withdrawn_at is null)`.execute(tx)
  return Number(withdrawn.numAffectedRows ?? 0) + Number(given.numAffectedRows ?? 0) > 0
}
