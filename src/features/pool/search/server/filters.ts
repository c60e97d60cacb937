import { momentInSql, isDate } from '#kernel/fields/date-text.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import type { FilterScope, ReadFilter } from '#kernel/jsonapi/registry/server/verbs.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { showsVogSql, vogSeenSql } from '#features/pool/model/status.ts'
import { commitments, dayparts, skillCodes } from '#features/vacancies/model/states.ts'
import type { poolEntry } from '#features/pool/model/pool-entry.ts'

const any = (column: string, values: readonly string[], about: string): FilterScope => ({ kind: 'list', sql: `@.${column} && :value`, values, about })

const readDay: ReadFilter = (sent, parameter) => {
  const moment = isDate(sent) ? momentInSql(`${sent}T00:00`) : null
  if (moment === null) throw new BadRequest('invalid_filter_value', { parameter })
  return Promise.resolve([moment])
}

/** The filters of the search (domain §3.12). */
export const entryFilters: NonNullable<ApiOf<typeof poolEntry>['filters']> = {
  forVacancy: {
    kind: 'id',
    sql: '(cast(:value as text) is not null)',
    about: 'The vacancy to compare with: of the thousand cards confirmed last those that fit best come first, and none is left out',
  },
  withTheme: any('themes', themes, 'Any of these themes'),
  withSkill: any('skills', skillCodes, 'Any of these skills'),
  daypart: any('dayparts', dayparts, 'Free at any of these times'),
  language: any('languages', spokenLanguages, 'Speaks any of these languages'),
  commitment: any('commitment', commitments, 'Any of these'),
  confirmedAfter: { kind: 'lookup', about: 'A day: 2026-10-01', read: readDay, sql: '@.confirmed_at >= :value1::timestamptz' },
  withVog: {
    kind: 'boolean',
    sql: `(${showsVogSql('@')} and ${vogSeenSql('@')} is not null)`,
    about: 'The center has seen a certificate of good conduct (VOG), and the card says so',
  },
  notInvited: {
    kind: 'boolean',
    sql: `not exists (select from pool_invitations i where i.volunteer_center_id = @.volunteer_center_id and i.user_id = @.user_id
      and i.organization_id = any(:organizations))`,
    about: 'Not invited by your own organizations before',
  },
  ...nearFilters((isNear) => isNear('@.town_latitude', '@.town_longitude')),
}
