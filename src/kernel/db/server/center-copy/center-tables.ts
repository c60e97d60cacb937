/** A column of a table that is copied. */
export type CopiedColumn = {
  name: string
  /**
   * `encrypted`: made by `encryptText`, under the keys of this installation. `object`: where in the storage of this installation the bytes of
   * the column `content` lie (ADR 0079).
   */
  kind: 'plain' | 'encrypted' | 'bytes' | 'object'
  /** The table that a foreign key of this column alone leads to. */
  refersTo: string | null
  /** Whether a request of the center may change it. */
  isChangeable: boolean
}

export type CopiedTable = { name: string; columns: readonly CopiedColumn[] }

type CatalogRow = CopiedColumn & { table: string; isReadable: boolean }
/** Runs one statement and returns its rows as objects. */
export type Ask = (text: string) => Promise<unknown[]>

const columnsWhere = (which: string) => `
  select c.relname as "table", a.attname as "name",
    case when a.atttypid = 'encrypted_text'::regtype then 'encrypted' when a.atttypid = 'bytea'::regtype then 'bytes'
      when a.attname = 'object_key' then 'object' else 'plain' end as "kind",
    (select k.confrelid::regclass::text from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as "refersTo",
    has_column_privilege('vw_app', c.oid, a.attnum, 'select') as "isReadable",
    has_column_privilege('vw_app', c.oid, a.attnum, 'update') as "isChangeable"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and ${which}
  order by c.relname, a.attnum`

const ofCenter = `exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'volunteer_center_id' and not o.attisdropped)`

/**
 * Every table whose rows belong to a center, as the catalog has it, with the columns that are stored. A table that nobody thought of is
 * among them, so none is forgotten.
 */
export async function tablesOfCenters(ask: Ask): Promise<CopiedTable[]> {
  return grouped((await ask(columnsWhere(ofCenter))) as CatalogRow[])
}

/** A table of the platform, with the columns that a center may read. */
export async function readableTable(ask: Ask, name: string): Promise<CopiedTable> {
  const rows = (await ask(columnsWhere(`c.relname = '${name}'`))) as CatalogRow[]
  return grouped(rows.filter(({ isReadable }) => isReadable))[0]!
}

/** Every table of the product, those of no center included. */
export async function allTables(ask: Ask): Promise<string[]> {
  const rows = await ask(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
  return (rows as { name: string }[]).map(({ name }) => name)
}

function grouped(rows: readonly CatalogRow[]): CopiedTable[] {
  const tables = new Map<string, CopiedColumn[]>()
  for (const { table, name, kind, refersTo, isChangeable } of rows) {
    if (!tables.has(table)) tables.set(table, [])
    tables.get(table)!.push({ name, kind, refersTo, isChangeable })
  }
  return [...tables].map(([name, columns]) => ({ name, columns }))
}
