import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path) && !path.startsWith('laws/'))
const product = files.filter((path) => !/\.test\.tsx?$|\/test-[^/]+\.ts$|\/testing\.ts$|^(testing|seed)\/|^kernel\/testing\//.test(path))
const textOf = new Map(files.map((path) => [path, readFileSync(join(src, path), 'utf8')]))
const saying = (pattern: RegExp, among: string[] = product) => among.filter((path) => pattern.test(textOf.get(path)!))

test('the environment is read in one place, and handed on', () => {
  expect(saying(/process\.env/)).toEqual(['main.ts'])
})

/** Besides kernel/db, these files use the database in ways that our transactions cannot. */
const ownConnection = [
  'features/places/server/load.ts', // loads a public table as the owner, once
  'kernel/jobs/server/prepare-jobs.ts', // grants on the queue's own schema, as the owner
]

test('only kernel/db speaks to the database itself', () => {
  expect(
    saying(/^import pg from 'pg'|\b(client|pool|owner|listener)\.query\(/m)
      .filter((path) => !path.startsWith('kernel/db/server/'))
      .sort(),
  ).toEqual(ownConnection)
})

/** Beside the one way to the API (specification §7), scripts fetch documents and post forms of their own page. */
const fetchesPages = [
  'features/api-reference/web/api-reference-element.ts', // the description of the API, a file
  'features/center-forms/builder/web/form-controller.ts', // posts the form of its page
  'features/favourites/web/enable-hearts.ts', // posts the form of a heart
  'features/pages/editor/web/page-sights.ts', // the page as it is drawn
  'features/vacancies/map/web/live-map.ts', // the names of towns, a file
  'features/vacancies/search/web/replace-results.ts', // the same page with other results
  'kernel/http/browser-fetch.ts',
  'shell/browser/prefetch-pages.ts', // the rules of prefetching
]

test('page scripts call the API in one way, with the context headers and one retry', () => {
  const scripts = product.filter((path) => !/(^|\/)server\/|^(server|app|kernel\/jsonapi\/client\/client)/.test(path))
  expect(saying(/(?:^|[^.\w])fetch\((?!\)|path, call\)|\): Promise)/m, scripts).sort()).toEqual(fetchesPages)
  // A stream of events and a file that is downloaded are no calls of a script; an upload tells its progress.
  expect(saying(/new XMLHttpRequest/, scripts)).toEqual(['kernel/http/bodies/web/send-form.ts'])
})

test('no page has a style of its own; only mails need them', () => {
  expect(saying(/\sstyle=/)).toEqual(['kernel/mail/server/layout-rich.ts', 'kernel/mail/server/layout.ts'])
})

test('what things are called is said in our own words: a browser may lack a name that the server has', () => {
  expect(saying(/Intl\.DisplayNames/)).toEqual(['kernel/i18n/spoken-languages.ts'])
})

test('as markup goes only what React itself has drawn', () => {
  expect(saying(/dangerouslySetInnerHTML/)).toEqual(['design/document/render-cached.tsx'])
})

test('of React Router and React we use what their documentation names', () => {
  expect(saying(/UNSAFE[_]|\bunstable_|__reactRouter|__staticRouter|__SECRET|__CLIENT_INTERNALS/, files)).toEqual([])
})

test('reading a page changes nothing by itself: what it means that it was read is told, and done afterwards', () => {
  const loaders = saying(
    /export (async )?function loader/,
    files.filter((path) => path.startsWith('pages/')),
  )
  expect(loaders.length).toBeGreaterThan(10)
  const written = loaders.filter((path) =>
    /(request\('(PUT|POST|PATCH|DELETE)'|\.(create|update|delete|callVerb)\()/.test(/export (async )?function loader[\s\S]*?\n}/.exec(textOf.get(path)!)![0]),
  )
  expect(written).toEqual([])
})

test('a day is one of the Netherlands: nobody else knows the time zone, and nobody asks what day it is elsewhere', () => {
  const typescript = files.filter((path) => !/\.test\.tsx?$|^testing\//.test(path))
  expect(saying(/Europe\/Amsterdam/, typescript)).toEqual(['kernel/i18n/dates.ts'])
  expect(saying(/toISOString\(\)\.slice\(0, 10\)|\bcurrent_date\b(?!`)|\bnow\(\)::date|get(UTC)?(FullYear|Month|Date|Day|Hours)\(/, product).sort()).toEqual([
    'features/users/privacy/server/inactive-users.ts', // months of inactivity, counted from a moment
    'kernel/i18n/dates.ts',
  ])
  // Nor does a test: by the clock of the database, and of many machines, it is yesterday for an hour or two of each Dutch night.
  const tests = files.filter((path) => !product.includes(path))
  expect(saying(/\bDate\([^\n]*\)\.toISOString\(\)\.slice\(0, 10\)|\bcurrent_date\b(?!`)|\bnow\(\)::date/, tests)).toEqual([])
})

/** References of stock pictures, which belong to that feature. */
const ownUses = ['features/files/picture/server/picture-uses.ts', 'features/files/stock/server/api.ts']

test('files, links and history of content follow from one event: nobody else keeps them', () => {
  const listeners = [
    'features/news/publication/server/news-written.ts',
    'features/pages/pictures/server/pictures.ts',
    'features/partners/server/verbs.ts',
    'features/social-map/writing/server/write-entry.ts',
    'features/workshops/writing/server/write-workshop.ts',
  ]
  expect(saying(/\bsyncFileReferences\(/).sort()).toEqual([...ownUses, ...listeners])
  expect(saying(/\b(syncPagePictures|countDeadLinks)\(/).sort()).toEqual(
    ['findings/server/dead-links', 'pictures/server/pictures', 'versions/server/page-written'].map((path) => `features/pages/${path}.ts`),
  )
  expect(saying(/\b(writeAuditEvent|auditEventInsert)\(/).filter((path) => /^features\/(news|pages|partners)\//.test(path))).toEqual([])
})

/** Files that still assert row types in SQL. This list only gets shorter. */
const ownRows: readonly string[] = ['features/imports/organizations/server/slugs.ts', 'features/uploads/server/quota.ts']

test('the type of a row follows from its columns: Kysely or rowsOf, and sql<…> for a value alone', () => {
  // A number, a text or a boolean, alone or as the only column; or nothing at all, where the columns come from a list.
  const scalar = String.raw`(?:number|boolean|string|Date)(?: \| null)?`
  const rows = new RegExp(String.raw`\bsql<(?!${scalar}>|Record<string, unknown>>|\{\s*\w+: (?:number|boolean)\s*\}>)`)
  expect(saying(rows).sort()).toEqual(ownRows)
})

test('JSON goes into a statement by jsonText, for jsonb stores neither half a sign nor NUL', () => {
  // An error, a stream, a document, its description, a file and the standard output of a process are no statements.
  const elsewhere = [
    'features/uploads/server/draw-copies-child.ts',
    'kernel/db/server/backup/erasure-journal.ts',
    'kernel/db/server/backup/manifest.ts',
    'kernel/db/server/database.ts',
    'kernel/jsonapi/openapi/server/shared-shapes.ts',
    'kernel/jsonapi/read/server/document-text.ts',
    'kernel/jsonapi/read/server/node.ts',
    'kernel/live/server/live-streams.ts',
  ]
  const written = saying(/\$\{JSON\.stringify\(/)
  expect(written.sort()).toEqual(elsewhere)
})

test('what a person is called is put together in one place, full_name of the database and fullName', () => {
  const joined = /\bfirst_name \|\| |\bfirst_?name\} ?\$\{/i
  expect(saying(joined)).toEqual(['features/users/model/full-name.ts'])
  const database = join(src, '../database')
  const definitions = readdirSync(database, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'))
  expect(definitions.filter((path) => joined.test(readFileSync(join(database, path), 'utf8')))).toEqual(['users/full_name.sql'])
})

test('nothing is left to be done in a comment', () => {
  expect(saying(/\/\/\s*(TODO|FIXME|XXX)\b|\bTODO\b/, files)).toEqual([])
})

test('a path never climbs', () => {
  expect(saying(/(from|import\() ?'\.\.\//, files)).toEqual([])
})

test('a file fits on two screens, but for data', () => {
  const long = product.filter(
    (path) => textOf.get(path)!.split('\n').length > 300 && !/messages\.ts$|map-|icon|^app\/abilities|\/personal-tables\.ts$/.test(path),
  )
  expect(long).toEqual([])
})

test('every sheet of styles is brought along by what it is for', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  const brought = new Set([
    ...[...textOf].flatMap(([path, text]) =>
      [...text.matchAll(/import '([^']+\.css)'/g)].map(([, name]) => (name!.startsWith('#') ? name!.slice(1) : join(path, '..', name!))),
    ),
    ...sheets.flatMap((path) => [...readFileSync(join(src, path), 'utf8').matchAll(/@import '([^']+)'/g)].map(([, name]) => join(path, '..', name!))),
  ])
  expect(sheets.filter((path) => !brought.has(path) && path !== 'browser/styles.css' && path !== 'browser/signed-in.css')).toEqual([])
})
