import type pg from 'pg'
import { type Migration, baseline } from './read-migrations.ts'

/** Where a database in the middle has to go first: the last version that brought the replaced files, by its commit. */
const lastWithAll = 'b59b2546'

/**
 * A database that has all the migrations that the baseline replaces has the baseline: it is recorded in their place, in the
 * transaction of `owner`, and in `applied`. A database that has none, or the baseline already, is left as it is.
 * @throws when it has some of them, others, or changed ones
 */
export async function takeOverHistory(
  owner: pg.ClientBase,
  migrations: Migration[],
  replaced: () => Map<string, string>,
  applied: Map<string, string>,
): Promise<boolean> {
  const found = migrations.find(({ name }) => name === baseline)
  if (!found || applied.size === 0 || applied.has(baseline)) return false

  const expected = replaced()
  const last = [...expected.keys()].at(-1)!
  const strange = [...applied].filter(([name, checksum]) => expected.get(name) !== checksum).map(([name]) => name)
  if (strange.length > 0) {
    throw new Error(
      `The database has ${strange.join(', ')}, which the baseline does not replace: another version made it. Bring it to ${last} with the version of commit ${lastWithAll}, then start this one.`,
    )
  }
  if (applied.size < expected.size) {
    const reached = [...expected.keys()].findLast((name) => applied.has(name))
    throw new Error(
      `The database has ${applied.size} of the ${expected.size} migrations that the baseline replaces, the last of them ${reached}. Start the version of commit ${lastWithAll} first, which brings it to ${last}, then this one.`,
    )
  }
  await owner.query('delete from schema_migrations')
  await owner.query('insert into schema_migrations (name, checksum) values ($1, $2)', [found.name, found.checksum])
  applied.clear()
  applied.set(found.name, found.checksum)
  return true
}
