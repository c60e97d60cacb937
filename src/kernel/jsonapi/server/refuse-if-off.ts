import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { RefusalWhereOff } from '#kernel/jsonapi/registry/server/refusal-where-off.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'

/**
 * Refuses a call for a thing that the site does not have.
 * @param flag a name of `siteFlags`; undefined for what every site has
 * @throws 404 as for an address that is none, or 403 feature_disabled
 */
export function refuseIfOff({ asked }: Pick<ApiRequest, 'asked'>, flag: string | undefined, refusal: RefusalWhereOff = 'not found'): void {
  if (flag === undefined || asked.siteFlags[flag] === true) return
  throw refusal === 'forbidden' ? new Forbidden('feature_disabled') : new NotFound()
}
