import type { Matching, StoredFault, ValidatedRow } from '#features/imports/kind/server/server-kind.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { pictureWords } from '#features/imports/model/messages.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { errorWords } from '#features/uploads/error-words.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { baseOf, plainPath } from './list-pictures.ts'

const words = { ...errorWords, ...pictureWords }

/** What is wrong with a picture, as a warning at its row. */
export function pictureWarning(code: string): StoredFault {
  return { code, words: sayInAll(words[code as keyof typeof words] ?? words.broken_picture) }
}

/** Finds the picture that each row names; a row whose picture is not there gets a warning, and comes without it. */
export async function warnOfPictures(
  db: Database,
  rows: readonly ValidatedRow[],
  { kind, importId, centerId }: Pick<Matching, 'centerId'> & { kind: ImportKind; importId: string },
): Promise<void> {
  const { picture } = kinds[kind]
  const named = picture ? rows.filter(({ kept }) => kept[picture.field]) : []
  if (!picture || named.length === 0) return
  const paths = new Map(named.map((row) => [row, plainPath(row.kept[picture.field]!)]))
  const [found] = await db.read(centerId, [
    {
      name: 'pictures_of_rows',
      text: 'select name, base, problem from import_pictures where volunteer_center_id = $1 and import_id = $2 and (name = any($3::text[]) or base = any($3::text[]))',
      values: [centerId, importId, [...new Set(paths.values())]],
    },
  ])
  const files = found!.map(([name, base, problem]) => ({ name: name!, base: base!, problem: problem ?? null }))
  for (const [row, path] of paths) {
    const exact = files.filter(({ name }) => name === path)
    const alike = exact.length > 0 ? exact : files.filter(({ base }) => base === path && baseOf(path) === path)
    const problem = alike.length === 0 ? 'no_picture' : alike.length > 1 ? 'several_pictures' : alike[0]!.problem
    if (problem) row.warnings[picture.field] = pictureWarning(problem)
    if (problem) delete row.kept[picture.field]
    else row.kept[picture.field] = alike[0]!.name
  }
}
