import type { ReadQuery } from '#kernel/db/server/database.ts'
import { isListed } from '#features/social-map/model/listed-sql.ts'
import type { MapSearch } from '#features/social-map/search/search.ts'
import type { SearchTerms } from '#features/vocabulary/server/search-terms.ts'

/** More than this are found by their name. */
const most = 20

export type Param = (value: ReadQuery['values'][number]) => string
type Run = { search: MapSearch; said: readonly SearchTerms[]; from: { lat: number; lng: number } | null; page: { size: number; offset: number } }

/**
 * SQL of a JSON array: organizations that have no entry on the map, or none that somebody vouched for within a year. They are named by
 * their profile, on the last page only, below what was checked (decisions 56). A question that a profile cannot answer, such as what it
 * costs, finds none. It is part of the search's statement, so that it takes no query of its own.
 *
 * @param total SQL of the number of entries found.
 * @param param Adds a value to the statement; its result stands for it.
 */
export function organizationsBesideSql({ search, said, from, page }: Run, total: string, param: Param): string {
  const { q: _q, place: _p, km, point: _at, sort: _s, view: _v, page: _n, theme, ...others } = search
  const isOfProfiles = Object.values(others).every((value) => (Array.isArray(value) ? value.length === 0 : value === null || value === ''))
  if (!isOfProfiles) return `'[]'::json`
  const wished = said.filter(({ refused }) => !refused)
  const themes = wished.flatMap(({ codes }) => codes.flatMap((code) => (code.startsWith('themes:') ? [code.slice(7)] : [])))
  const words = `public.any_of_words(${param(wished.flatMap((one) => [...one.own, ...one.words]))}::text[])`
  const distance = () => `public.distance_km(${param(from!.lat)}::float8, ${param(from!.lng)}::float8, a.latitude, a.longitude)`
  const conditions = [
    `o.status = 'approved' and o.is_on_social_map and o.organization_type <> 'VolunteerCenter'`,
    `not exists (select from social_map_entries e where e.volunteer_center_id = o.volunteer_center_id and e.organization_id = o.id and ${isListed('e')})`,
    wished.length > 0 && `(o.name_words @@ said.words or public.searched_words(o.summary, null) @@ said.words or p.themes && ${param(themes)}::text[])`,
    theme.length > 0 && `p.themes && ${param([...theme])}::text[]`,
    from && km !== null && `(a.latitude is null or ${distance()} <= ${param(km)}::float8)`,
  ]
  return `case when ${total} > ${param(page.offset + page.size)}::integer then '[]'::json else (
    select coalesce(json_agg(beside), '[]') from (
      select o.id, o.name, o.summary, a.city, o.phone
      from organizations o
      cross join (select ${words} as words offset 0) said
      left join organization_profiles p on p.volunteer_center_id = o.volunteer_center_id and p.organization_id = o.id
      left join addresses a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.address_id
      where ${conditions.filter(Boolean).join(' and ')}
      order by coalesce(o.name_words @@ said.words, false) desc, o.name limit ${most}) beside) end`
}
