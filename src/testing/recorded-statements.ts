import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where `record-statements.ts` writes, one file for each process, a JSON text on each line. */
export const recordedStatements = join(tmpdir(), 'volunteer-statements')
