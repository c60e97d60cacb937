import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { linkTarget, understoodLink } from '#kernel/rich-text/link-target.ts'
import { errorWords } from '#features/menu-items/error-words.ts'
import type { Target } from '#features/menu-items/menu-item.ts'
import { isRouteName, routeOf } from '#features/menu-items/menu-routes.ts'

type Asking = Pick<Call, 'tx' | 'centerId' | 'siteFlags'>

export const issue = (code: keyof typeof errorWords, attribute: string): Issue => ({ code, attribute, words: sayInAll(errorWords[code]) })

/**
 * Where a line leads, as it is kept: to a page of this center, a part that the site has, or an address that a link may have.
 * @throws 422 for what leads nowhere
 */
export async function checkTarget(call: Asking, target: Target, sent: string | null): Promise<string | null> {
  if (target === 'heading') {
    if (sent) throw new Invalid([issue('no_address', 'targetValue')])
    return null
  }
  if (target === 'page') return await pageOf(call, sent)
  if (target === 'route') {
    if (!isRouteName(sent)) throw new Invalid([issue('route_needed', 'targetValue')])
    const { flag } = routeOf(sent)
    if (flag && !call.siteFlags[flag]) throw new Invalid([issue('route_not_enabled', 'targetValue')])
    return sent
  }
  const address = sent && linkTarget(understoodLink(sent))
  if (!address) throw new Invalid([issue(sent ? 'menu_link' : 'address_needed', 'targetValue')])
  return address
}

async function pageOf({ tx, centerId }: Asking, id: string | null): Promise<string> {
  if (!id) throw new Invalid([issue('page_needed', 'targetValue')])
  const found = isUuid(id)
    ? await tx
        .selectFrom('content_items')
        .select('id')
        .where('volunteer_center_id', '=', centerId)
        .where('id', '=', id)
        .where('status', '<>', 'archived')
        .executeTakeFirst()
    : undefined
  if (!found) throw new Invalid([issue('dead_target', 'targetValue')])
  return found.id
}
