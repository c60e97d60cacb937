import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Purpose } from '#features/uploads/purposes.ts'
import { refuseOthersUpload } from '#features/uploads/server/use-upload.ts'

const pictures: readonly { relation: string; column: string; purpose: Purpose }[] = [
  { relation: 'logo', column: 'logo_id', purpose: 'center_logo' },
  { relation: 'icon', column: 'icon_id', purpose: 'center_icon' },
  { relation: 'contactPhoto', column: 'contact_photo_id', purpose: 'contact_photo' },
]

/** The pictures that were sent along, as columns; null takes one away. */
export async function picturesOf(
  call: Pick<Call, 'tx' | 'centerId' | 'actor' | 'related'>,
  row: Readonly<Record<string, unknown>>,
): Promise<Record<string, string | null>> {
  const columns: Record<string, string | null> = {}
  for (const { relation, column, purpose } of pictures) {
    const id = call.related[relation]
    if (id === undefined || id === row[column]) continue
    if (id !== null) await refuseOthersUpload(call, { id, purpose, relation })
    columns[column] = id
  }
  return columns
}
