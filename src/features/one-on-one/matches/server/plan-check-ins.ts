import { sql } from 'kysely'
import type { MatchActing, MatchRow } from './match-row.ts'

/** Both are asked how it goes after 2 and 8 weeks; the later ones follow each from the one before. For somebody without an account the row is theirs too. */
export async function planCheckIns({ tx, centerId }: Pick<MatchActing, 'tx' | 'centerId'>, match: MatchRow, from: string): Promise<void> {
  await sql`insert into help_check_ins (volunteer_center_id, match_id, user_id, occasion, due_on)
    select ${centerId}, ${match.id}, person.id, due.occasion, ${from}::date + due.days
    from (values (${match.asker_user_id}::uuid), (${match.helper_user_id}::uuid)) person (id)
    cross join (values ('two_weeks', 14), ('eight_weeks', 56)) due (occasion, days) on conflict do nothing`.execute(tx)
}
