import type pg from 'pg'

/** Columns that inserts leave out though a row must have them, as `table.column`, for each statement that has any. */
export async function missingColumns(owner: pg.Client, texts: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ table: string; name: string }>(
    `select c.relname as table, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
  )
  const missing = new Map<string, string[]>()
  for (const text of texts) {
    const left = insertsIn(text).flatMap(({ table, given }) =>
      rows.filter((row) => row.table === table && !given.has(row.name)).map(({ name }) => `${table}.${name}`),
    )
    if (left.length > 0) missing.set(text, left)
  }
  return missing
}

/** The inserts of a statement that name their columns. */
export const insertsIn = (text: string): { table: string; given: ReadonlySet<string> }[] =>
  [...text.matchAll(/\binsert\s+into\s+"?(\w+)"?\s*\(([^)]*)\)/gi)].map(([, table, columns]) => ({
    table: table!,
    given: new Set(columns!.split(',').map((column) => column.trim().replaceAll('"', ''))),
  }))
