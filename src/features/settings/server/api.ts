import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { centerLook } from '#features/settings/model/center-look.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'
import { changeProfile, restoreLook, undoProfile } from '#features/settings/profile/server/change-profile.ts'

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
