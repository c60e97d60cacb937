import { sql } from 'kysely'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { readPaperCode } from '#kernel/forms/server/paper-code.ts'
import { isName } from '#features/badges/issue/server/name-digest.ts'

const columns = {
  title: shown.text('b.title'),
  days: shown.json<string[]>()('to_jsonb(b.days)'),
  minutes: shown.number('b.minutes'),
  issuedAt: shown.moment('b.issued_at'),
  revokedAt: orNull(shown.moment('b.revoked_at')),
  nameKey: orNull(shown.text('b.name_key')),
  nameDigest: orNull(shown.text('b.name_digest')),
}
type Row = RowOf<typeof columns>

/**
 * The page on which anybody checks a certificate. It never expires and is not used up. It names nobody: whoever types a name is told whether
 * it is that of the certificate.
 */
export const certificateForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(row, null)
  },
  use: async (asked) => {
    const row = await find(asked)
    if (!row) return null
    const [typed] = [((asked.words ?? {}) as Record<string, unknown>)['name']].flat()
    const name = typeof typed === 'string' ? cutText(typed, 200).trim() : ''
    const { nameKey, nameDigest } = row
    if (row.revokedAt || asked.act !== 'name' || nameKey === null || nameDigest === null) return formOf(row, null)
    if (name === '') return { ...formOf(row, null), isEmpty: true }
    return formOf(row, isName(name, { nameKey, nameDigest }, asked.centerId) ? 'right' : 'wrong')
  },
}

function formOf({ title, days, minutes, issuedAt, revokedAt, nameKey }: Row, guess: 'right' | 'wrong' | null): Form {
  return {
    purpose: 'certificate',
    state: revokedAt ? 'withdrawn' : 'valid',
    title,
    days,
    minutes,
    issuedAt: issuedAt.toISOString(),
    withdrawnAt: revokedAt?.toISOString() ?? null,
    canAskName: nameKey !== null && !revokedAt,
    guess,
  }
}

async function find({ tx, centerId, token }: AskedForm): Promise<Row | null> {
  const code = readPaperCode(token)
  if (!code) return null
  const [row] = await rowsOf(
    tx,
    columns,
    (shownColumns) => sql`select ${shownColumns} from badges b where b.volunteer_center_id = ${centerId} and b.code = ${code}`,
  )
  return row ?? null
}
