import { sql } from 'kysely'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { isHelpToken } from '#features/one-on-one/links/link.ts'
import type { CheckInForm } from '#features/one-on-one/check-ins/check-in-form.ts'
import { type CheckInOccasion, mostWords } from '#features/one-on-one/check-ins/check-in.ts'
import { isLiveSql } from '#features/one-on-one/matches/live-sql.ts'
import { type CheckInAnswer, checkInAnswers } from '#features/one-on-one/model/match-codes.ts'

const columns = {
  linkId: shown.text('l.id'),
  id: shown.text('k.id'),
  occasion: shown.code<CheckInOccasion>()('k.occasion'),
  answer: orNull(shown.code<CheckInAnswer>()('k.answer')),
  isOpen: shown.flag(`l.expires_at > now() and ${isLiveSql('m')}`),
  until: shown.moment('l.expires_at'),
  person: shown.text(`coalesce(p.first_name, '')`),
  other: shown.text(
    `coalesce(case when k.user_id is not distinct from m.helper_user_id then case when q.kind = 'request' then q.first_name else a.first_name end else h.first_name end, '')`,
  ),
}
type Row = RowOf<typeof columns>

/** The page behind the link of a check-in: three presses of equal weight. Opening it changes nothing; the first press counts, once. */
export const checkInForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(row)
  },
  use: async (asked) => {
    const row = await find(asked, true)
    if (!row) return null
    const answer = checkInAnswers.find((one) => one === asked.act)
    if (answer && stateOf(row) === 'open') {
      await asked.tx
        .updateTable('help_check_ins')
        .set({ answer, answered_at: asked.now, words: wordsOf(asked) })
        .where('volunteer_center_id', '=', asked.centerId)
        .where('id', '=', row.id)
        .execute()
      await sql`update help_links set used_at = ${asked.now} where volunteer_center_id = ${asked.centerId} and id = ${row.linkId}`.execute(asked.tx)
    }
    return formOf((await find(asked))!)
  },
}

const stateOf = ({ answer, isOpen }: Row): CheckInForm['state'] => (answer !== null ? 'done' : isOpen ? 'open' : 'over')

function formOf(row: Row): Form {
  const { occasion, person, other, answer, until } = row
  const state = stateOf(row)
  return {
    purpose: 'help.check_in',
    state,
    occasion,
    person: state === 'over' ? '' : person,
    other: state === 'over' ? '' : other,
    answer,
    until: until.toISOString(),
  } satisfies CheckInForm
}

function wordsOf({ words, centerId }: AskedForm & { words: unknown }): string | null {
  const [sent] = [((words ?? {}) as Record<string, unknown>)['words']].flat()
  const said = cutText(typeof sent === 'string' ? sent : '', mostWords).trim()
  return said === '' ? null : encryptText(said, { centerId, column: 'help_check_ins.words' })
}

async function find({ tx, centerId, token }: AskedForm, isForChange = false): Promise<Row | null> {
  if (!isHelpToken(token)) return null
  const rows = await rowsOf(
    tx,
    columns,
    (list) => sql`
    select ${list} from help_links l
    join help_check_ins k on k.volunteer_center_id = l.volunteer_center_id and k.id = l.check_in_id
    join help_matches m on m.volunteer_center_id = k.volunteer_center_id and m.id = k.match_id
    join help_requests q on q.volunteer_center_id = m.volunteer_center_id and q.id = m.request_id
    left join users p on p.id = k.user_id
    left join users h on h.id = m.helper_user_id
    left join users a on a.id = m.asker_user_id
    where l.volunteer_center_id = ${centerId} and l.digest = ${digestOf(token)} and l.purpose = 'check_in' ${sql.raw(isForChange ? 'for update of k, l' : '')}`,
  )
  return rows[0] ?? null
}
