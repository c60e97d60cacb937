import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const kernel = join(import.meta.dirname, '../kernel')
const files = readdirSync(kernel, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)test-[^/]+\.ts$|^testing\//.test(path),
)

/** Comments may use examples from the product. */
const withoutComments = (text: string) =>
  text.replaceAll(/('(?:[^'\\\n]|\\.)*')|\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, (_, quoted: string | undefined) => quoted ?? '')

/** Names with another meaning: the center, which is the tenant, and terms of HTTP and PostgreSQL. */
const neutral = /volunteer_centers?(_id)?\b|volunteer-center-id|\bapplication\\?\/|\bapplication_name\b|on\('notification'/gi

/** Words of the trade, as names of tables, types, columns and properties start with them. */
const domain =
  /vacanc|applica(tion|nt)|organi[sz]ation|school|volunteer|coordinator|conversation|appointment|notification|absence|favourite|saved_?search|menu_?item|news_article|content_?item|center_?form|partner/gi

/** The exceptions, with reasons. Rights depend on roles, so `access/` may name roles and what they belong to. */
const known: Record<string, readonly string[]> = {
  'config/server/variables.ts': ['vacanc', 'volunteer'], // messages for the operator who configures it
  'db/server/provide-database.ts': ['volunteer'], // the name of the built-in database
  'db/server/with-lock.ts': ['volunteer'], // name of a lock that older versions take too
  'calendar/content-lines.ts': ['volunteer'], // the name of the product in a calendar file
  'http/answers/server/cors.ts': ['organization'], // the header Current-Organization-Id (contract §4)
  'http/browser-fetch.ts': ['organization'],
  'http/pages/server/browser-api-proxy.ts': ['organization'],
  'http/answers/server/etag.ts': ['organization'],
  'jsonapi/read/server/selection.ts': ['coordinator'], // roles that see the status of unpublished rows
  'live/server/live-streams.ts': ['organization'], // roles to which an event is addressed
  'live/web/use-live-events.ts': ['conversation', 'notification'], // an EventSource only receives named events (contract §3.3)
  'mail/server/mail-event.ts': ['volunteer'], // the side of a conversation that is notified, by role
}

const wordsIn = (text: string): string[] => [
  ...new Set([...withoutComments(text).replaceAll(neutral, '').matchAll(domain)].map(([word]) => word.toLowerCase().replaceAll('_', ''))),
]

test('the kernel knows no word of the domain, but for a named few', () => {
  const found = files
    .filter((path) => !path.startsWith('access/'))
    .flatMap((path) => wordsIn(readFileSync(join(kernel, path), 'utf8')).flatMap((word) => (known[path]?.includes(word) ? [] : [`${path}: ${word}`])))
  expect(found).toEqual([])
})

test('a word of the domain is found in a name, a text and a template, and not in a comment', () => {
  expect(wordsIn("// vacancies\nconst kind = 'news'\n/** an organization */")).toEqual([])
  expect(wordsIn("const openVacancy = 1; sql`select from notifications`; const t = 'School'")).toEqual(['vacanc', 'notification', 'school'])
  expect(wordsIn("sql`volunteer_center_id = 1`; type('application/json'); // https://x\n")).toEqual([])
})
