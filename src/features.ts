import { addressesApi, organizationProfilesApi, organizationsApi } from '#features/organizations/server/api.ts'
import { volunteerCenterProfilesApi, volunteerCentersApi } from '#features/tenancy/server/api.ts'
import { rolesApi, usersApi } from '#features/users/server/api.ts'
import { vacanciesApi } from '#features/vacancies/server/api.ts'

/** The server side of every feature, in order: the table of contents. */
export const resourceApis = [
  volunteerCentersApi,
  volunteerCenterProfilesApi,
  usersApi,
  rolesApi,
  organizationsApi,
  organizationProfilesApi,
  addressesApi,
  vacanciesApi,
]
