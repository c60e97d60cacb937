import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { ago } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { entryEditAddress, entryQueueAddress, mapListAddress } from '#features/social-map/model/addresses.ts'
import { todoWords as words } from '#features/social-map/model/todo-words.ts'

const shown = 3

const suggestionsOf = `(select count(*) from social_map_suggestions s where s.volunteer_center_id = e.volunteer_center_id and s.entry_id = e.id and s.status = 'open')`

/** Entries about which something waits, each with why. */
function waiting(view: TodoKind['view']): TodoKind {
  const isCenter = view === 'center'
  return {
    key: isCenter ? 'social-map' : 'social-map-suggestions',
    view,
    icon: 'map-pin',
    tone: isCenter ? 'warn' : 'info',
    query: (call) => {
      const statement = new CallerStatement(call)
      const own = isCenter ? '' : ` and e.organization_id = ${statement.sharedParam('organization', call.asked.actor.organizationId)}::uuid`
      const reasons = isCenter
        ? `(e.status = 'pending' or e.claim_organization_id is not null or (e.organization_id is null and ${suggestionsOf} > 0)) and ${statement.may('approve', 'social_map_entries', 'e')}`
        : `${suggestionsOf} > 0 and ${statement.may('update', 'social_map_entries', 'e')}`
      const text = `select e.id, e.name, ${dayOf('coalesce(e.claimed_at, e.updated_at)')}, e.status, o.name, c.name, ${suggestionsOf}, count(*) over ()
        from social_map_entries e
        left join organizations o on o.volunteer_center_id = e.volunteer_center_id and o.id = e.organization_id
        left join organizations c on c.volunteer_center_id = e.volunteer_center_id and c.id = e.claim_organization_id
        where e.volunteer_center_id = ${statement.center} and ${statement.may('read', 'social_map_entries', 'e')} and ${reasons}${own}
        order by e.updated_at, e.id limit ${shown}`
      return { text, values: statement.values }
    },
    present: (rows, { asked: { locale, now } }) => {
      const total = Number(rows[0]?.[7] ?? 0)
      return rows.length === 0
        ? null
        : {
            title: say(locale, isCenter ? words.waiting : words.told, { n: total }),
            total,
            items: rows.map(([id, name, day, status, owner, claimant, told]) => ({
              type: 'social_map_entries',
              id: id!,
              title: name!,
              text: [
                status === 'pending' && isCenter ? say(locale, words.toReview) : null,
                claimant && isCenter ? say(locale, words.claimed, { by: claimant }) : null,
                Number(told) > 0 ? say(locale, words.suggested, { n: Number(told) }) : null,
                isCenter ? owner : null,
                ago(locale, day!, now),
              ]
                .filter(Boolean)
                .join(', '),
              href: status === 'pending' && isCenter ? entryQueueAddress(id!) : entryEditAddress(id!),
              acts: [],
            })),
            actions: [
              isCenter
                ? { href: entryQueueAddress(), label: say(locale, words.judge) }
                : { href: `${mapListAddress}?suggested=true`, label: say(locale, words.all) },
            ],
          }
    },
  }
}

export const mapTodos: readonly TodoKind[] = [waiting('center'), waiting('team')]
