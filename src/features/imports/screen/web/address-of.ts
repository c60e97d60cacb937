import type { ImportKind } from '#features/imports/model/states.ts'

/** A place on the screen of imports: a way of the page that adds. */
export function addressOf(kind: ImportKind, more: Readonly<Record<string, string | number>> = {}): string {
  return `/${kind}/add?${new URLSearchParams([['way', 'import'], ...Object.entries(more).map(([name, value]): [string, string] => [name, String(value)])])}`
}
