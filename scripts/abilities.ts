import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { abilities } from '#src/app/abilities.ts'
import { abilitiesTable, withAbilities } from '#src/laws/abilities-table.ts'
import { root } from './run.ts'

// Writes the table of rights into ARCHITECTURE.md; a law compares it.
const page = join(root, 'ARCHITECTURE.md')
writeFileSync(page, withAbilities(readFileSync(page, 'utf8'), abilitiesTable(abilities)))
