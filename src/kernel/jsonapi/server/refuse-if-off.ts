import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'

/**
 * Refuses a call for a thing that the site does not have.
 * @param flag a name of `siteFlags`; undefined for what every site has
 * @throws 404 as for an address that is none
 */
export function refuseIfOff({ asked }: Pick<ApiRequest, 'asked'>, flag: string | undefined): void {
  if (flag !== undefined && asked.siteFlags[flag] !== true) throw new NotFound()
}
