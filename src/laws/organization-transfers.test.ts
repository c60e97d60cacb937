import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'

const db = await freshDatabase()
const names = async (text: string) => (await db.onPlatform((tx) => tx.executeQuery<{ name: string }>(CompiledQuery.raw(text)))).rows.map(({ name }) => name)

/** Tables whose rows move when an organization changes center (ADR 0024). */
const moving = ['organizations', 'organization_profiles', 'vacancies', 'addresses', 'reply_templates', 'user_roles']
/** Tables whose rows stay with the center, with the reason. */
const staying: Record<string, string> = {
  activities: 'the calendar of that town',
  applications: 'what volunteers wrote to it, for the center they agreed with',
  conversations: 'the talk of those volunteers, and of that center',
  idle_organizations: 'how long it had nothing online at that center, looked at anew each morning',
  social_map_entries: 'the map of that town, whose staff ask the owners whether it is still right',
  measure_atoms: 'what was counted at that center, for itself',
  organization_moves: 'each center has a row of its own',
  workshop_registrations: 'who came for it to workshops of that center',
  user_tokens: 'invitations end: their links lead to the old center',
}
/** Tables that refer to a vacancy or an address that moves; their rows are removed. */
const leavingToo: Record<string, string> = {
  application_drafts: 'words for a vacancy that is no longer here',
  favourites: 'hearts of people of this center for a vacancy that is no longer here',
  imported_vacancies: 'the number of a vacancy in the lists of this center',
  saved_search_finds: 'who was told here of a vacancy that is no longer here',
  pool_invitations: 'who was invited at this center, for a vacancy that is no longer here',
  vacancy_reminders: 'links of mails that lead to the old center',
}

test('every table that belongs to an organization goes along or stays, on purpose', async () => {
  const tables = await names(`select distinct t.name from (
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'organization_id' and not a.attisdropped
      union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid in ('organizations'::regclass, 'vacancies'::regclass)
    ) t order by 1`)
  expect(tables.length).toBeGreaterThan(6)
  expect(tables.filter((name) => !moving.includes(name) && !(name in staying) && !(name in leavingToo))).toEqual([])
})

test('whatever else an organization points at goes along too', async () => {
  const known = [...moving, 'volunteer_centers', 'uploads', 'users']
  const pointed = await names(`select distinct confrelid::regclass::text as name from pg_constraint
    where contype = 'f' and conrelid in ('organizations'::regclass, 'organization_profiles'::regclass, 'vacancies'::regclass)`)
  expect(pointed.filter((name) => !known.includes(name))).toEqual([])
})

test('what goes along stands in the one function that moves it', async () => {
  const [source] = await names(`select pg_get_functiondef('move_organization'::regproc) || pg_get_functiondef('move_roles'::regproc) as name`)
  for (const table of moving) expect(source).toMatch(new RegExp(String.raw`copy_rows\('${table}'|update ${table} set volunteer_center_id`))
})
