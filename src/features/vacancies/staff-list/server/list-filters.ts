import { centerReaders, centerStaff, rankFrom } from '#kernel/access/role-sets.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'
import { extendable } from '#features/vacancies/model/states.ts'

const running = `@.status in ('${extendable.join(`', '`)}')`

/** `filter[expires_within]=14`: running, with its last day at most so many days ahead. */
export const expiresWithin: FilterScope = {
  kind: 'lookup',
  about: 'Days: 14',
  sql: `${running} and @.valid_through <= ${today} + :value1::integer`,
  read: async (sent, parameter) => [days(sent, parameter)],
}

/** `filter[stale]=90`: not ended, and unchanged for so many days. */
export const stale: FilterScope = {
  kind: 'lookup',
  about: 'Days: 90',
  sql: `@.status not in ('closed', 'archived') and @.updated_at < now() - make_interval(days => :value1::integer)`,
  read: async (sent, parameter) => [days(sent, parameter)],
}

/** `filter[named]=moest`: part of the title, or of the name of the organization. */
export const named: FilterScope = {
  kind: 'contains',
  about: 'A piece of the title, or of the name of the organization',
  // `plain` runs once in a subselect, and the organizations are found once, not for each vacancy.
  sql: `@.letters like (select plain(:value)) or @.organization_id in (
    select o.id from organizations o where o.volunteer_center_id = :center
      and o.name_letters like (select plain(:value)))`,
}

/** Without any application, among vacancies whose applications the caller may see. */
export const withoutApplications: FilterScope = {
  kind: 'boolean',
  about: 'Nobody has applied for it yet',
  sql: `(:rank >= ${rankFrom(centerReaders)} or @.organization_id = any(:organizations))
    and not exists (select 1 from applications a where a.volunteer_center_id = @.volunteer_center_id and a.vacancy_id = @.id)`,
}

/** Put first by the center today, and open for applications. */
export const first: FilterScope = {
  kind: 'boolean',
  about: 'Those that the center puts first today',
  sql: `@.priority_until >= ${today} and @.status = 'published' and @.valid_through >= ${today}`,
}

/** Changed without review since the center last looked. */
export const unreviewed: FilterScope = {
  kind: 'boolean',
  about: 'Those that changed without review, which center staff have not seen yet',
  sql: `:rank >= ${rankFrom(centerStaff)} and @.unreviewed_since is not null`,
}

function days(sent: string, parameter: string): string {
  if (!/^\d{1,3}$/.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
  return sent
}
