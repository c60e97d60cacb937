import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/**
 * Recomputes what the database stores with any of these functions: generated columns (one rewrite of each table) and indexes.
 * PostgreSQL does not do so, because it trusts that an immutable function never changes: old values would stay, and answers
 * would mix both. It tracks dependencies of functions with a body in standard SQL (`return …`), so all such functions must have
 * one. Returns what was recomputed, by table.
 */
async function computeStoredValues(owner: pg.ClientBase, functions: string[]): Promise<string[]> {
  if (functions.length === 0) return []
  const { rows: columns } = await owner.query<{ table: string; changes: string; names: string }>(
    `${using}
     select f.adrelid::regclass::text as table,
       string_agg(format('alter column %I set expression as (%s)', a.attname, pg_get_expr(f.adbin, f.adrelid)), ', ' order by a.attnum) as changes,
       string_agg(a.attname, ', ' order by a.attnum) as names
     from pg_attrdef f join pg_attribute a on a.attrelid = f.adrelid and a.attnum = f.adnum
     where a.attgenerated = 's' and exists (select from pg_depend d join used u on u.oid = d.refobjid
       where d.refclassid = 'pg_proc'::regclass and d.classid = 'pg_attrdef'::regclass and d.objid = f.oid)
     group by f.adrelid order by 1`,
    [functions],
  )
  const { rows: indexes } = await owner.query<{ table: string; name: string }>(
    `${using}
     select distinct i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name
     from pg_index i join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = i.indexrelid and d.refclassid = 'pg_proc'::regclass
     join used u on u.oid = d.refobjid order by 1, 2`,
    [functions],
  )
  for (const { table, changes } of columns) await owner.query(`alter table ${table} ${changes}`)
  for (const { name } of indexes) await owner.query(`reindex index ${name}`)
  return [...columns.map(({ table, names }) => `${table} (${names})`), ...indexes.map(({ table, name }) => `${table} (index ${name})`)]
}

/** The functions in $1 and all functions that call them. */
const using = `with recursive used (oid) as (
       select unnest($1::oid[])
       union select d.objid from pg_depend d join used u on u.oid = d.refobjid
         where d.refclassid = 'pg_proc'::regclass and d.classid = 'pg_proc'::regclass)`

type Options = {
  /**
   * In development a file may go back to an earlier text. Elsewhere an earlier text means that an older version was started
   * beside a newer one.
   */
  mayGoBack: boolean
  /** Whether migrations run in the same transaction: they may drop the objects that the files are compared with. */
  afterMigrations: boolean
}
/** A function's signature as its callers know it, and its whole definition. */
type Known = { oid: string; name: string; signature: string; definition: string }

/** The database's definitions as a migration's transaction sees them. */
type Definitions = {
  /** Applies a file and those it needs, unless the database already has their texts. */
  use(file: string): Promise<void>
  /** Applies all other files whose text changed, and recomputes what is stored with a changed function. Returns what was done. */
  finish(): Promise<{ applied: string[]; left: string[]; computed: string[] }>
}

/**
 * Compares the files with the texts recorded in the database (table schema_definitions; the latest row of a file counts),
 * inside the transaction of `owner`. A missing object is made again, whatever the table says.
 * @throws when a function gets other arguments or another result: an older version may still call it
 */
export async function openDefinitions(owner: pg.ClientBase, definitions: Definition[], { mayGoBack, afterMigrations }: Options): Promise<Definitions> {
  const texts = await readTexts(owner)
  let objects = await readObjects(owner)
  // Skipped when there is nothing to do, as at most starts.
  let before = afterMigrations ? await readFunctions(owner, definitions) : undefined
  const byFile = new Map(definitions.map((definition) => [definition.file, definition]))
  const applied = new Set<Definition>()

  const isComplete = ({ makes }: Definition) => makes.every((made) => objects.has(keyOf(made)))
  const had = ({ file }: Definition) => texts.get(file) ?? []
  const isCurrent = (definition: Definition) => had(definition).at(-1) === definition.checksum && isComplete(definition)
  const isEarlier = (definition: Definition) => !mayGoBack && had(definition).slice(0, -1).includes(definition.checksum) && isComplete(definition)

  const apply = async (definition: Definition) => {
    if (applied.has(definition) || isCurrent(definition) || isEarlier(definition)) return
    before ??= await readFunctions(owner, definitions)
    await owner.query(definition.sql).catch((cause: { code?: string; message: string }) => {
      // 42P13: PostgreSQL itself refuses another result type or other argument names.
      if (cause.code === '42P13') throw otherSignature(definition.file)
      throw new Error(`${definition.file}: ${cause.message}`, { cause })
    })
    await owner.query('delete from schema_definitions where file = $1 and checksum = $2', [definition.file, definition.checksum])
    await owner.query('insert into schema_definitions (file, checksum) values ($1, $2)', [definition.file, definition.checksum])
    applied.add(definition)
  }

  const use = async (file: string): Promise<void> => {
    const definition = byFile.get(file)
    if (!definition) throw new Error(`There is no ${file}.`)
    for (const needed of definition.needs) await use(needed)
    await apply(definition)
  }

  return {
    use,
    async finish() {
      objects = await readObjects(owner) // a migration may have dropped some, or a table with its triggers
      for (const definition of definitions) await apply(definition)
      const left = definitions.filter((definition) => !applied.has(definition) && !isCurrent(definition)).map(({ file }) => file)
      if (!before) return { applied: [], left, computed: [] }

      const then = new Map(before.map(({ oid, definition }) => [oid, definition]))
      const after = await readFunctions(owner, [...applied])
      refuseOtherSignatures([...applied], before, after)
      const changed = after.filter(({ oid, definition }) => then.has(oid) && then.get(oid) !== definition).map(({ oid }) => oid)
      return { applied: [...applied].map(({ file }) => file), left, computed: await computeStoredValues(owner, changed) }
    },
  }
}

function refuseOtherSignatures(applied: Definition[], before: Known[], after: Known[]): void {
  for (const { file, makes } of applied) {
    for (const { kind, name } of makes) {
      if (kind !== 'function') continue
      const now = after.filter((one) => one.name === name)
      const then = before.filter((one) => one.name === name)
      if (now.length !== 1 || then.some(({ signature }) => signature !== now[0]!.signature)) throw otherSignature(file)
    }
  }
}

function otherSignature(file: string): Error {
  return new Error(
    `${file} changes the arguments or the result of its function, which an older version beside this one still calls. ` +
      `Give the new function a name and a file of its own; a release later a migration drops the old one (docs/decisions/0059).`,
  )
}

function keyOf(made: Made): string {
  return made.kind === 'trigger' ? `trigger ${made.name} on ${made.table}` : `${made.kind} ${made.name}`
}

async function readTexts(owner: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ file: string; checksums: string[] }>(
    'select file, array_agg(checksum order by number) as checksums from schema_definitions group by file',
  )
  return new Map(rows.map(({ file, checksums }) => [file, checksums]))
}

async function readObjects(owner: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await owner.query<{ key: string }>(
    `select 'function ' || proname as key from pg_proc where pronamespace = 'public'::regnamespace
     union all select 'view ' || relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
     union all select 'trigger ' || t.tgname || ' on ' || c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`,
  )
  return new Set(rows.map(({ key }) => key))
}

async function readFunctions(owner: pg.ClientBase, definitions: Definition[]): Promise<Known[]> {
  const names = definitions.flatMap(({ makes }) => makes.filter(({ kind }) => kind === 'function').map(({ name }) => name))
  const { rows } = await owner.query<Known>(
    `select oid::text, proname as name, pg_get_function_identity_arguments(oid) || ' returns ' || pg_get_function_result(oid) as signature,
       pg_get_functiondef(oid) as definition
     from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and proname = any ($1)`,
    [names],
  )
  return rows
}

type Made = { kind: 'function' | 'view'; name: string } | { kind: 'trigger'; name: string; table: string }
/** A file of `database/`: what it defines, and the files of the functions that it calls. */
export type Definition = { file: string; sql: string; checksum: string; makes: Made[]; needs: string[] }

/**
 * The files of `folder` (`<feature>/<function>.sql`, `<feature>/triggers.sql`), each after those that it needs.
 * @throws when a file cannot be applied twice, has another name than its function or view, or two need each other
 */
export function readDefinitions(folder: string): Definition[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.sql'))
    .sort()
  const read = files.map((path) => readDefinition(`database/${path}`, readFileSync(join(folder, path), 'utf8')))
  const fileOf = new Map<string, string>()
  for (const { file, makes } of read) {
    for (const { kind, name } of makes) {
      if (kind === 'trigger') continue
      const other = fileOf.get(name)
      if (other) throw new Error(`${name} stands in ${other} and in ${file}: keep one of them.`)
      fileOf.set(name, file)
    }
  }
  return inOrder(read.map((definition) => ({ ...definition, needs: neededBy(definition, fileOf) })))
}

function readDefinition(file: string, sql: string): Omit<Definition, 'needs'> {
  const text = withoutComments(sql)
  const plain = /^create (function|procedure|view|trigger) (\w+)/m.exec(text)
  if (plain) throw new Error(`${file}: write "create or replace ${plain[1]} ${plain[2]}", for the file is applied again when its text changes.`)
  const makes: Made[] = [
    ...[...text.matchAll(/^create or replace (function|view) (\w+)/gm)].map(([, kind, name]) => ({ kind: kind as 'function' | 'view', name: name! })),
    ...[...text.matchAll(/^create or replace trigger (\w+)\b[^;]*?\bon (\w+)/gm)].map(([, name, table]) => ({
      kind: 'trigger' as const,
      name: name!,
      table: table!,
    })),
  ]
  const own = file.slice(file.lastIndexOf('/') + 1, -'.sql'.length)
  const others = makes.filter(({ kind, name }) => kind !== 'trigger' && name !== own)
  if (makes.length === 0) throw new Error(`${file} makes no function, view or trigger: everything else belongs in a migration.`)
  if (others.length > 0) throw new Error(`${file} makes ${others[0]!.name}: a function or view stands in a file of its own name.`)
  return { file, sql, checksum: createHash('sha256').update(sql).digest('hex'), makes }
}

function withoutComments(sql: string): string {
  return sql
    .split('\n')
    .map((line) => line.split('--', 1)[0])
    .join('\n')
}

/** A name before a bracket is a call; a name after `from` or `join` may be a view. */
function neededBy({ file, sql }: { file: string; sql: string }, fileOf: Map<string, string>): string[] {
  const named = withoutComments(sql).matchAll(/\b(\w{1,63})\s{0,9}\(|\b(?:from|join) (?:public\.)?(\w{1,63})/g)
  const files = new Set([...named].map(([, called, read]) => fileOf.get((called ?? read)!)))
  return [...files].filter((other) => other !== undefined && other !== file).sort() as string[]
}

function inOrder(definitions: Definition[]): Definition[] {
  const byFile = new Map(definitions.map((definition) => [definition.file, definition]))
  const ordered = new Set<Definition>()
  const visit = (definition: Definition, path: string[]) => {
    if (ordered.has(definition)) return
    if (path.includes(definition.file)) throw new Error(`${[...path, definition.file].join(' needs ')}: one of them has to go without the other.`)
    for (const file of definition.needs) visit(byFile.get(file)!, [...path, definition.file])
    ordered.add(definition)
  }
  for (const definition of definitions) visit(definition, [])
  return [...ordered]
}
