import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export type Made = { kind: 'function' | 'view'; name: string } | { kind: 'trigger'; name: string; table: string }
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
