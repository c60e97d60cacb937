import { type Selectable, sql } from 'kysely'
import { placesAmong } from '#features/places/server/places-among.ts'
import { pictureDescribed } from '#features/uploads/events.ts'
import type { vacancies } from '#features/vacancies/model/server/tables.ts'
import { extendable } from '#features/vacancies/model/states.ts'
import type { UnreviewedChanges } from '#features/vacancies/model/vacancy.ts'
import { isSmallChange, maybePlaces, placesIn } from '#features/vacancies/moderation/small-change.ts'
import { alwaysWaiting, waitingUnlessSmall } from '#features/vacancies/moderation/what-waits.ts'
import { changedColumns } from '#features/vacancies/transitions/server/changed-columns.ts'
import { isReviewed } from '#features/vacancies/transitions/server/status-verbs.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import type { RowOf } from '#kernel/db/table.ts'
import { listen } from '#kernel/events/server/emit.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'

type Row = Selectable<RowOf<typeof vacancies>>
type Columns = Readonly<Record<string, unknown>>

/**
 * Whether a change has to wait for the center. Texts are compared with what the center saw last, not with what was saved last: many small
 * changes make a large one.
 */
export async function waitsForReview(tx: Tx, row: Row, columns: Columns): Promise<boolean> {
  const changed = changedColumns(row, columns)
  if (alwaysWaiting.some((name) => changed.includes(snakeCase(name)))) return true
  const texts = waitingUnlessSmall.flatMap((name) => (changed.includes(name) ? [{ seen: seenOf(row, name), now: textOf(columns[name]) }] : []))
  if (texts.some(({ seen, now }) => !isSmallChange(seen, now))) return true
  const places = await placesAmong(
    tx,
    texts.flatMap(({ seen, now }) => maybePlaces(seen, now)),
  )
  return texts.some(({ seen, now }) => placesIn(seen, places).join() !== placesIn(now, places).join())
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))
const seenOf = (row: Row, name: (typeof waitingUnlessSmall)[number]) => row.unreviewed_changes?.[name] ?? textOf(row[name])

/** Keeps what changed without review, so that the center sees it afterwards; what is again as the center saw it is left out. */
export async function keepUnreviewed(tx: Tx, row: Row, columns: Columns): Promise<void> {
  const known = row.unreviewed_changes ?? {}
  const kept: Record<string, string | null> = { ...known }
  for (const column of changedColumns(row, columns)) {
    const name = attributeOf(column)
    if (!(name in known)) kept[name] = isShown(column) ? shownOf(column, row[column as keyof Row]) : null
    else if (known[name] !== null && known[name] === shownOf(column, columns[column])) delete kept[name]
  }
  await saveUnreviewed(tx, row.id, kept)
}

async function saveUnreviewed(tx: Tx, id: string, changes: UnreviewedChanges): Promise<void> {
  const any = Object.keys(changes).length > 0
  await sql`update vacancies set unreviewed_changes = ${any ? jsonText(changes) : null}::jsonb,
    unreviewed_since = ${any ? sql`coalesce(unreviewed_since, now())` : null} where id = ${id}`.execute(tx)
}

/** Columns that follow from another: the address has four. */
const places = ['address_id', 'city', 'latitude', 'longitude']
const attributeOf = (column: string) => (places.includes(column) ? 'address' : camelCase(column.replace(/_id$/, '')))

/** Values that are shown beside the new one. */
const isShown = (column: string) => column === 'translations' || column === 'valid_through' || (waitingUnlessSmall as readonly string[]).includes(column)

function shownOf(column: string, value: unknown): string {
  if (column !== 'translations') return textOf(value)
  const { en } = (typeof value === 'string' ? JSON.parse(value) : value) as Row['translations']
  return [en?.title, en?.summary, en?.description].join('\n')
}

/** The text alternative of a picture changed: keeps the old one with each vacancy on the site that shows it. */
export const onPictureDescribed = listen(pictureDescribed, async (tx, { uploadId, was, centerId, actor }) => {
  if (!(await isReviewed({ tx, centerId, actor }))) return
  const showing = await tx
    .selectFrom('vacancies')
    .select(['id', 'unreviewed_changes'])
    .where('image_id', '=', uploadId)
    .where('status', 'in', extendable)
    .execute()
  for (const { id, unreviewed_changes: known } of showing) await saveUnreviewed(tx, id, { pictureText: was, ...known })
})

/** PUT /vacancies/{id}/mark_reviewed: the center has seen what changed without review. */
export const markReviewed: Verb = async ({ tx, id }) => {
  await saveUnreviewed(tx, id, {})
  return id
}
