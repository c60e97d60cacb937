import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns, snakeCase } from '#kernel/jsonapi/names.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { lookNames, type LookName } from '#features/settings/model/stored-look.ts'
import { correctLook } from '#features/settings/look/server/correct-look.ts'
import { validateLook } from '#features/settings/look/server/validate-look.ts'
import { picturesOf } from './pictures.ts'
import { changedColumns, lookOf } from '#features/settings/model/server/profile-columns.ts'
import { writeProfile } from './write-profile.ts'

type Sent = Checked<UpdateOf<typeof volunteerCenterProfile>, typeof volunteerCenterProfile.attributes>

/** PATCH /volunteer_center_profiles/{id}: the look, the footer, the contact person and the measuring id of a center (contract §3.3). */
export const changeProfile: Verb<Sent> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('volunteer_center_profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const sent = validateLook(input)
  const isLook = Object.keys(sent).length > 0
  const { look, corrected } = isLook ? correctLook({ ...lookOf(row), ...sent }) : { look: {}, corrected: {} }
  const columns = changedColumns(row, { ...textsOf(input), ...inColumns(look), ...(await picturesOf(call, row)) })
  if (Object.keys(columns).length > 0) await writeProfile(call, row, columns)
  return { id, meta: Object.keys(corrected).length > 0 ? { corrected } : {} }
}

/** All that makes no look. */
function textsOf(input: Sent): Record<string, unknown> {
  const texts = Object.entries(input).filter(([name]) => !lookNames.includes(name as LookName))
  return Object.fromEntries(texts.map(([name, value]) => [snakeCase(name), value]))
}
