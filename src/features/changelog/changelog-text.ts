import { say } from '#kernel/i18n/messages.ts'
import { type ChangelogEntry, type Kind, kinds } from './entry.ts'
import { audienceWords } from './words.ts'

/** The headings of Keep a Changelog 1.1. */
const headings: Readonly<Record<Kind, string>> = { new: 'Added', better: 'Changed', fixed: 'Fixed', security: 'Security' }

const intro = `# Changelog

What a person can now do, newest first. Written from \`src/features/changelog/entries\` by \`npm run changelog\`; the product shows the same,
in Dutch and English and by role, at /volunteerly/changelog.
`

/** CHANGELOG.md as Keep a Changelog 1.1 has it: what is new of a day is the version of that day. */
export function changelogText(entries: readonly ChangelogEntry[]): string {
  const days = [...new Set(entries.map(({ date }) => date))].toSorted().reverse()
  return [
    intro,
    ...days.map((day) =>
      dayText(
        day,
        entries.filter(({ date }) => date === day),
      ),
    ),
  ].join('\n')
}

function dayText(day: string, entries: readonly ChangelogEntry[]): string {
  const parts = kinds.flatMap((kind) => {
    const lines = entries.filter((entry) => entry.kind === kind).map(lineOf)
    return lines.length > 0 ? [`### ${headings[kind]}\n${lines.join('\n')}\n`] : []
  })
  return [`## [${versionOf(day)}] - ${day}`, ...parts].join('\n')
}

/** Numbers of a version have no zero in front. */
const versionOf = (day: string) => day.split('-').map(Number).join('.')

const lineOf = ({ title, words, for: of }: ChangelogEntry) => `- **${title.en}** (${of.map((one) => say('en', audienceWords[one])).join(', ')}): ${words.en}`
