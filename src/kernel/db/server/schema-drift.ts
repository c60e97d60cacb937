import { sql } from 'kysely'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Field, FieldKind } from '#kernel/fields/field.ts'
import type { Table } from '#kernel/db/table.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Relationship, Resource } from '#kernel/jsonapi/resource.ts'
import type { Tx } from './transaction.ts'

type Column = { type: string; required: boolean; hasDefault: boolean }
/** Columns by table and name, as PostgreSQL reports them. */
type Catalogue = Map<string, Map<string, Column>>

/** Column types that can hold each kind of field. */
const holds: Record<FieldKind, readonly string[]> = {
  text: ['text'],
  email: ['text'],
  url: ['text'],
  code: ['text'],
  integer: ['int4', 'int8'],
  number: ['float8', 'numeric', 'int4'],
  boolean: ['bool'],
  timestamp: ['timestamptz'],
  date: ['date'],
  codes: ['_text'],
  lines: ['_text', 'jsonb'],
  json: ['jsonb'],
  group: [],
}

/** Where the declarations and the database differ: one sentence each, none when they agree. */
export async function differences(tx: Tx, resources: readonly Resource[]): Promise<string[]> {
  const catalogue = await readCatalogue(tx)
  const tableOf = new Map(resources.map((resource) => [resource.type, resource.table]))
  return resources.flatMap((resource) => {
    const columns = catalogue.get(resource.table)
    if (!columns) return [`${resource.type}: there is no table ${resource.table}`]
    return [
      ...Object.entries(resource.attributes).flatMap(([name, field]) => differentField(`${resource.type}.${name}`, field, columns.get(snakeCase(name)))),
      ...Object.entries(resource.relationships).flatMap(([name, relationship]) =>
        missingColumns(`${resource.type}.${name}`, resource.table, relationship, tableOf, catalogue),
      ),
      ...(resource.versioned && !columns.has('lock_version') ? [`${resource.type} counts versions, but has no column lock_version`] : []),
      ...(resource.belongsTo === 'center' && !columns.get('volunteer_center_id')?.required
        ? [`${resource.type} belongs to a center, but volunteer_center_id is missing or may be null`]
        : []),
    ]
  })
}

function differentField(name: string, field: Field, column: Column | undefined): string[] {
  if (field.sql || field.writeOnly) return []
  if (!column) return [`${name} has no column`]
  const types = field.encrypted ? ['encrypted_text'] : field.readOnly && field.kind === 'text' ? ['text', 'uuid'] : holds[field.kind]
  return [
    ...(types.includes(column.type) ? [] : [`${name} is ${field.kind}, its column ${column.type}`]),
    ...(!field.optional && !column.required ? [`${name} must be there, but its column may be null`] : []),
    ...(field.optional && column.required && !column.hasDefault ? [`${name} may be left out, but its column may not be null`] : []),
  ]
}

/** Where the row types and the database differ, apart from what `differences` finds in the declarations. */
export async function tableDifferences(tx: Tx, tables: readonly Table[]): Promise<string[]> {
  const catalogue = await readCatalogue(tx)
  return tables.flatMap((table) => {
    const columns = catalogue.get(table.name)
    if (!columns) return [`there is no table ${table.name}`]
    return [
      ...Object.entries(table.columns).flatMap(([name, { type, null: mayBeNull = false, filled = false }]) =>
        differentColumn(`${table.name}.${name}`, { type, required: !mayBeNull, hasDefault: filled }, columns.get(name)),
      ),
      ...(table.resource ? differentRow(table.resource, table, columns) : []),
    ]
  })
}

function differentColumn(name: string, said: Column, column: Column | undefined): string[] {
  if (!column) return [`${name} is no column`]
  return [
    ...(said.type === column.type ? [] : [`${name} is said to be ${said.type}, it is ${column.type}`]),
    ...(said.required === column.required ? [] : [`${name} ${column.required ? 'is never null' : 'may be null'}`]),
    ...(said.hasDefault && !column.hasDefault ? [`${name} is not filled in by the database`] : []),
  ]
}

/** Compares the columns of attributes and keys: which may be null, and which the database fills in. */
function differentRow({ attributes, relationships, versioned }: Resource, { name: table, filled, present }: Table, columns: Map<string, Column>): string[] {
  const stored = Object.entries(attributes).filter(([, field]) => !field.sql && !field.writeOnly)
  const keys = Object.values(relationships).filter(({ many, inverse }) => !many && !inverse)
  return [
    ...stored.flatMap(([attribute, { optional, kind }]) => {
      const name = snakeCase(attribute)
      const mayBeNull = Boolean(optional) && kind !== 'codes' && kind !== 'lines' && !present.includes(name)
      return columns.get(name)?.required === mayBeNull ? [`${table}.${name} ${mayBeNull ? 'is never null' : 'may be null'}`] : []
    }),
    ...keys.flatMap(({ column: key, optional }) =>
      columns.get(key)?.required === Boolean(optional) ? [`${table}.${key} ${optional ? 'is never null' : 'may be null'}`] : [],
    ),
    ...[...filled, 'id', ...(versioned ? ['created_at', 'updated_at', 'lock_version'] : [])].flatMap((name) =>
      columns.get(name)?.hasDefault ? [] : [`${table}.${name} is not filled in by the database`],
    ),
  ]
}

function missingColumns(
  name: string,
  table: string,
  { to, many, inverse, column, through }: Relationship,
  tableOf: Map<string, string>,
  catalogue: Catalogue,
): string[] {
  const other = tableOf.get(to)
  if (!other) return [`${name} leads to ${to}, which is no resource`]
  const wanted: [string, string][] = through
    ? [
        [through.table, column],
        [through.table, through.other],
      ]
    : [[many || inverse ? other : table, column]]
  return wanted.filter(([from, key]) => !catalogue.get(from)?.has(key)).map(([from, key]) => `${name} needs the column ${from}.${key}`)
}

async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const rows = await rowsOf(
    tx,
    {
      table: shown.text('c.relname'),
      name: shown.text('a.attname'),
      type: shown.text('t.typname'),
      required: shown.flag('a.attnotnull'),
      hasDefault: shown.flag('a.atthasdef'),
    },
    (columns) => sql`
    select ${columns} from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  )
  const catalogue: Catalogue = new Map()
  for (const { table, name, ...column } of rows) {
    if (!catalogue.has(table)) catalogue.set(table, new Map())
    catalogue.get(table)!.set(name, column)
  }
  return catalogue
}
