import { sql } from 'kysely'
import { colorPresets, mutedPresets } from '#features/settings/colors/presets.ts'
import { isShadeName, parseColor, parseShades } from '#features/settings/colors/theme.ts'
import { settleLook } from '#features/settings/look/correct-look.ts'
import { errorWords } from '#features/settings/model/error-words.ts'
import { type LookName, type StoredLook, lookNames } from '#features/settings/model/stored-look.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

type Judged = { value: unknown } | { issue: Issue }
type Sent = Readonly<Record<string, unknown>>

const judges: Readonly<Record<LookName, (value: unknown, name: LookName) => Judged>> = {
  primaryColorPreset: presetOf(colorPresets),
  primaryColorShades: shadesOf,
  secondaryColorPreset: presetOf(colorPresets),
  secondaryColorShades: shadesOf,
  mutedColorPreset: presetOf(mutedPresets),
  backgroundColor: colorOf,
  textColor: colorOf,
  cornerShape: (value) => ({ value }),
}

/**
 * Validates a look and normalises it for storage: names of presets that exist, shade sets and colours made of numbers, and of a preset and
 * shades of one's own the last chosen.
 * @throws 422 with the messages of specification §5
 */
export function validateLook(sent: Sent): Partial<StoredLook> {
  const judged = lookNames
    .filter((name) => sent[name] !== undefined)
    .map((name) => [name, sent[name] === null ? { value: null } : judges[name](sent[name], name)] as const)
  const issues = judged.flatMap(([, one]) => ('issue' in one ? [one.issue] : []))
  if (issues.length > 0) throw new Invalid(issues)
  return settleLook(Object.fromEntries(judged.flatMap(([name, one]) => ('value' in one ? [[name, one.value]] : []))))
}

function presetOf(presets: object): (value: unknown, name: LookName) => Judged {
  return (value, attribute) =>
    typeof value === 'string' && Object.hasOwn(presets, value)
      ? { value }
      : { issue: { code: 'color_preset_not_found', detail: 'Color preset not found', attribute, meta: { presets: Object.keys(presets) } } }
}

function shadesOf(value: unknown, attribute: LookName): Judged {
  const parsed = parseShades(value)
  if ('shades' in parsed) return { value: parsed.shades }
  const { message, shade } = parsed.problem
  return {
    issue: shade
      ? { code: 'missing_shade', detail: message, attribute, meta: { shade } }
      : { code: 'unreadable_shades', words: sayInAll(errorWords.unreadable_shades), attribute },
  }
}

function colorOf(value: unknown, attribute: LookName): Judged {
  const kept = typeof value === 'string' && isShadeName(value) ? value : parseColor(value)
  return kept ? { value: kept } : { issue: { code: 'invalid_color', words: sayInAll(errorWords.invalid_color), attribute } }
}

/** The number of looks that can be restored. */
const maxKept = 30

type Calling = Pick<Call, 'tx' | 'centerId' | 'actor'>

/** Adds a look to the history of its center; the first time also the previous look, without a person. Returns the ids, for the undo. */
export async function saveLook({ tx, centerId, actor }: Calling, { before, after }: { before: StoredLook; after: StoredLook }): Promise<string> {
  const first = await tx.selectFrom('center_looks').select('id').where('volunteer_center_id', '=', centerId).limit(1).executeTakeFirst()
  if (!first)
    await tx
      .insertInto('center_looks')
      .values({ volunteer_center_id: centerId, look: JSON.stringify(before), chosen_by: null })
      .execute()
  const { id } = await tx
    .insertInto('center_looks')
    .values({ volunteer_center_id: centerId, look: JSON.stringify(after), chosen_by: actor.userId, created_at: sql<Date>`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`delete from center_looks where volunteer_center_id = ${centerId} and id in (
    select id from center_looks where volunteer_center_id = ${centerId} order by created_at desc offset ${maxKept})`.execute(tx)
  return id
}
