import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { lookNames } from '#features/settings/model/stored-look.ts'

const { attributes, type } = volunteerCenterProfile
const optional = Object.fromEntries(
  Object.entries(attributes)
    .filter(([, field]) => !('sql' in field))
    .map(([name, field]) => [name, { ...field, optional: true }]),
)
const look = Object.fromEntries(lookNames.map((name) => [name, optional[name]!]))

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/settings/current': {
    id: 'getCurrentSettings',
    summary: 'The profile of this center; meta.site: what is settled for its site, meta.preview: as in POST settings/preview',
    one: type,
    query: { include: 'logo, icon, contact_photo' },
  },
  'PATCH /api/v1/settings/current': {
    id: 'updateCurrentSettings',
    summary: 'Change the look, the footer or the contact person of this center',
    one: type,
    body: optional,
  },
  'GET /api/v1/theme_presets': { id: 'listThemePresets', summary: 'The shade sets that a center may choose, by name', open: true },
  'POST /api/v1/settings/preview': {
    id: 'previewLook',
    summary: 'A token that shows pages of this center in colours that are not kept',
    body: look,
    bodyType: type,
  },
}
