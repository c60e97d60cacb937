import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changelogEntries } from '#features/changelog/entries.ts'
import { changelogText } from '#features/changelog/changelog-text.ts'
import { root } from './run.ts'

// Writes CHANGELOG.md from the entries that people read at /volunteerly/changelog; a test compares it.
writeFileSync(join(root, 'CHANGELOG.md'), changelogText(changelogEntries))
