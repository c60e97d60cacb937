import { clientAddress } from '#kernel/http/server/context.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { post } from '#kernel/jsonapi/server/api.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { organization } from '#features/organizations/model/organization.ts'
import { organizationsApi } from './api.ts'
import { createOrganization } from '#features/organizations/editor/server/create.ts'

/** POST /organizations with the rate limits of sign-ups, because it mails an address that somebody typed (contract §1.6). */
export function createRoute({ limits }: { limits: Limits }): ApiRoute {
  return {
    method: 'POST',
    path: '/organizations',
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) =>
      await post(call, {
        api: organizationsApi,
        fields: organization.attributes,
        prepare: async ({ actor }) => {
          if (!actor.userId) await limits.take('signUpsByAddress', clientAddress(call.request))
        },
        verb: createOrganization as never,
      }),
  }
}
