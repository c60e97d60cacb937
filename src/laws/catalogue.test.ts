import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { loginRoles } from '#kernel/db/server/roles.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'

const db = await freshDatabase()

/** Tables without row-level security, each with its reason. */
const withoutWall: Record<string, string> = {
  loose_objects: 'random names of what is to be removed: vw_worker alone, and two functions that know keys of the own center alone',
  volunteer_centers: 'asked before a center is known',
  center_removals: 'outlives its center; written by vw_platform, counted in by vw_worker',
  places: 'public facts of the Netherlands, read only',
  sessions: 'accounts: vw_platform alone',
  user_tokens: 'accounts: vw_platform alone',
  rate_limits: 'counters: vw_platform alone',
  schema_definitions: 'the owner alone',
  schema_migrations: 'the owner alone',
  sharing_tenants: 'which sites share, as their rows say; written by vw_platform alone',
  tenant_hosts: 'asked before a site is known; written by vw_platform alone',
  tenants: 'asked before a center is known; written by vw_platform alone',
}
/** With row-level security, but by person: these have their own policies (migrations/0001_baseline.sql, users). */
const ofPersons = ['users', 'user_roles']
/** Functions that run with their owner's rights (`security definer`). Each filters by itself and is reviewed when it changes. */
const definerFunctions = [
  'announce_objects',
  'center_failed_mails',
  'center_numbers',
  'center_things',
  'center_trace',
  'centers_in_use',
  'hold_session',
  'keep_loose_objects',
  'move_roles',
  'outranks',
  'people_named',
  'people_with_mail',
  'region_counts',
  'registered_elsewhere',
  'replace_postcodes',
  'search_help_requests',
  'search_social_map',
  'search_vacancies',
  'shared_vacancies',
]
/** Roles that work with data; nobody logs in as the last three. */
const working = `'${[...loginRoles, 'vw_search', 'vw_sharing', 'vw_overview'].join("', '")}'`
const wall = `(volunteer_center_id = ( SELECT (NULLIF(current_setting('app.center_id'::text, true), ''::text))::uuid AS "nullif"))`
/** Tables of one person each (`wall_of_user`), whose rows stand behind that person too. */
const ofOneself = ['expense_notes']
const wallOfUser = `(${wall} AND (user_id = ( SELECT (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid AS "nullif")))`

const rows = async <Row>(text: string): Promise<Row[]> => (await db.onPlatform((tx) => tx.executeQuery<Row>(CompiledQuery.raw(text)))).rows
const names = async (text: string) => (await rows<{ name: string }>(text)).map(({ name }) => name)
const tables = `pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`

test('every table stands behind the wall, forced, or on the list of those that need none', async () => {
  const open = await names(`select c.relname as name from ${tables} and not (c.relrowsecurity and c.relforcerowsecurity) order by 1`)
  expect(open).toEqual(Object.keys(withoutWall).sort())
})

test('every walled table compares the center and nothing else, or the person too, for reading and for writing', async () => {
  const found = await rows<{ table: string; using: string; check: string; command: string }>(
    `select tablename as table, qual as using, with_check as check, cmd as command from pg_policies where policyname = 'center' and 'vw_app' = any(roles)`,
  )
  const walled = await names(`select c.relname as name from ${tables} and c.relrowsecurity order by 1`)
  expect(found.map(({ table }) => table).sort()).toEqual(walled)
  const wallOf = (table: string) => (ofOneself.includes(table) ? wallOfUser : wall)
  expect(
    found.filter(({ table, using, check, command }) => !ofPersons.includes(table) && (using !== wallOf(table) || check !== wallOf(table) || command !== 'ALL')),
  ).toEqual([])
})

test('a role that may touch a walled table has a policy there', async () => {
  const without = await names(`
    select distinct c.relname || ' for ' || r.rolname as name from pg_class c, pg_roles r
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and r.rolname in (${working})
      and (has_any_column_privilege(r.oid, c.oid, 'select, insert, update') or has_table_privilege(r.oid, c.oid, 'delete'))
      and not exists (select from pg_policy p where p.polrelid = c.oid and r.oid = any(p.polroles))`)
  expect(without).toEqual([])
})

test('nobody who logs in may pass a wall: no TRUNCATE, no REFERENCES, no TRIGGER, nothing owned, no powers', async () => {
  expect(
    await names(`select r.rolname || ' on ' || c.relname as name from pg_roles r, ${tables} and r.rolname in (${working})
      and has_table_privilege(r.oid, c.oid, 'truncate, references, trigger')`),
  ).toEqual([])
  expect(
    await names(
      `select r.rolname || ' owns ' || c.relname as name from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname in (${working}) and c.relkind in ('r', 'p', 'v', 'm')`,
    ),
  ).toEqual([])
  expect(
    await names(
      `select rolname as name from pg_roles where rolname in (${working}) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or (rolname in ('vw_search', 'vw_sharing', 'vw_overview') and rolcanlogin))`,
    ),
  ).toEqual([])
  expect(await names(`select grantee as name from information_schema.role_table_grants where table_schema = 'public' and grantee = 'PUBLIC'`)).toEqual([])
})

test('functions that run as their owner are on a list, fix their search path and are closed to PUBLIC', async () => {
  const found = await rows<{ name: string; settings: string[] | null; everyone: boolean }>(
    `select p.proname as name, p.proconfig as settings, has_function_privilege('public', p.oid, 'execute') as everyone
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`,
  )
  expect(found.map(({ name }) => name)).toEqual(definerFunctions)
  expect(found.filter(({ settings, everyone }) => everyone || !settings?.some((setting) => setting.startsWith('search_path=')))).toEqual([])
})

test('there is no view that would show rows with the rights of its owner', async () => {
  expect(
    await names(`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
      and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce('security_invoker=true' = any(c.reloptions), false)))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`),
  ).toEqual([])
})

test('every unique key of a center starts with the center, so that another center cannot feel it', async () => {
  expect(
    await names(`select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relrowsecurity and c.relname <> all('{${ofPersons.join()}}')
        and c.relnamespace = 'public'::regnamespace
        and coalesce((select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0]), '') <> 'volunteer_center_id'`),
  ).toEqual([])
})

test('a key from one center to another thing of a center carries the center', async () => {
  expect(
    await names(`select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
      join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relrowsecurity and t.relrowsecurity
        and f.relname <> all('{${ofPersons.join()}}') and t.relname <> all('{${ofPersons.join()}}')
        and (select a.attname from pg_attribute a where a.attrelid = k.conrelid and a.attnum = k.conkey[1]) is distinct from 'volunteer_center_id'`),
  ).toEqual([])
})

test('what only grows can only be added to', async () => {
  expect(
    await names(`select r.rolname || ' may ' || v.verb as name from pg_roles r, (values ('update'), ('delete')) v (verb)
    where r.rolname in ('vw_app', 'vw_platform') and has_table_privilege(r.oid, 'audit_events', v.verb)`),
  ).toEqual([])
})
