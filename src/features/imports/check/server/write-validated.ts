import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { ValidatedRow } from './validate-rows.ts'

/** What needs somebody stands first: what is wrong, what is there already, what is new. */
const sequence = sql.raw(`case j.outcome when 'bad' then 0 when 'exists' then 1000000 else 2000000 end + r.position`)

/** Keeps what was found of rows. `isMoved`: they may change places, which no one is looking at. */
export async function writeValidated(tx: Tx, rows: readonly ValidatedRow[], { isMoved }: { isMoved: boolean }): Promise<void> {
  await sql`update import_rows r set texts = j.texts, kept = j.kept, faults = j.faults, outcome = j.outcome, choice = j.choice,
      match_id = j."matchId", match_by = j."matchBy", match_name = j."matchName", sequence = case when ${isMoved} then ${sequence} else r.sequence end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as j (id uuid, texts jsonb, kept jsonb, faults jsonb, outcome text, choice text,
      "matchId" uuid, "matchBy" text, "matchName" text)
    where r.id = j.id`.execute(tx)
}
