import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { centerLook } from '#features/settings/center-look.ts'
import { volunteerCenterProfile } from '#features/settings/center-profile.ts'
import { changeProfile } from './change-profile.ts'
import { restoreLook } from './restore-look.ts'
import { undoProfile } from './undo-profile.ts'

export const volunteerCenterProfilesApi: ApiOf<typeof volunteerCenterProfile> = {
  resource: volunteerCenterProfile,
  scopes: {},
  get: true,
  update: changeProfile,
  updateTakes: ['logo', 'icon', 'contactPhoto'],
  undo: undoProfile,
}

export const centerLooksApi: ApiOf<typeof centerLook> = {
  resource: centerLook,
  scopes: {},
  list: true,
  get: true,
  memberVerbs: { restore: { run: restoreLook } },
}
