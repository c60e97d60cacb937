import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/i18n/dates.ts'
import { daysToEvaluate } from '#features/one-on-one/matches/limits.ts'
import { changeMatchStatus, lockMatch } from '#features/one-on-one/matches/server/match-row.ts'
import { endByDay } from '#features/one-on-one/matches/server/stop.ts'
import { tellSide } from '#features/one-on-one/matches/server/tell-match.ts'

const one = { id: shown.text('m.id') }

/** Job `help.end`: two weeks before its last day both are asked how it was, and on the day it ends. Contact is hidden by the day itself. */
export async function endMatchesByDay(tx: Tx, centerId: string, now: Date): Promise<void> {
  const day = today(now)
  const acting = { tx, centerId, now, actor: null }
  const ending = await rowsOf(
    tx,
    one,
    (columns) => sql`select ${columns} from help_matches m where m.volunteer_center_id = ${centerId} and m.status = 'active'
      and m.ends_on > ${day}::date and m.ends_on <= ${day}::date + ${daysToEvaluate}::integer order by m.id`,
  )
  for (const { id } of ending) {
    const { match } = await lockMatch(acting, id)
    if (!(await changeMatchStatus(acting, match, { to: 'evaluating', action: 'help_match.evaluating' }))) continue
    for (const person of [match.asker_user_id, match.helper_user_id]) await tellSide(acting, person, { kind: 'help.ending', matchId: id, once: match.ends_on! })
  }
  const over = await rowsOf(
    tx,
    one,
    (columns) => sql`select ${columns} from help_matches m where m.volunteer_center_id = ${centerId} and m.status in ('active', 'evaluating')
      and m.ends_on <= ${day}::date order by m.id`,
  )
  for (const { id } of over) await endByDay(acting, id)
}
