import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseOthersUpload } from '#features/uploads/server/use-upload.ts'

const purposes = { logo: 'organization_logo', cover: 'organization_cover' } as const

/** The logo and cover that were sent along, as columns; null takes one away. For a new organization too. */
export async function picturesOf(
  call: Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'related'>,
): Promise<{ logo_id?: string | null; cover_id?: string | null }> {
  const { tx, id, related } = call
  if (related['logo'] === undefined && related['cover'] === undefined) return {}
  const shown = id === '' ? undefined : await tx.selectFrom('organizations').select(['logo_id', 'cover_id']).where('id', '=', id).executeTakeFirst()
  const columns: { logo_id?: string | null; cover_id?: string | null } = {}
  for (const relation of ['logo', 'cover'] as const) {
    const upload = related[relation]
    if (upload === undefined || upload === shown?.[`${relation}_id`]) continue
    if (upload !== null) await refuseOthersUpload(call, { id: upload, purpose: purposes[relation], relation })
    columns[`${relation}_id`] = upload
  }
  return columns
}
