import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { searchTerms } from '#features/vocabulary/server/search-terms.ts'
import { interpret } from '#features/vocabulary/server/parse-question.ts'
import { ownVocabulary } from '#features/vocabulary/server/vocabulary.ts'
import { calendarQueries } from '#features/activities/calendar-items/server/calendar-items.ts'
import { calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { emptyOf } from '#kernel/search/search.ts'
import { cardsDocument, entryPage, feedDocument, listDocument, mapDocument, monthPage, oneDocument, page, widgetDocument } from './bare-documents.ts'
import { questions } from './bare-questions.ts'

// Node's http and pg, one prepared statement for each question, the answer built as a string: the baseline of the product's measurements.
//   node bench/bare-server.ts <database url> <center id>
// It logs in as the owner of the database, asks as little as it can and checks nothing.

const [databaseUrl = '', center = ''] = process.argv.slice(2)
pg.types.setTypeParser(pg.types.builtins.DATE, String)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: `-c app.center_id=${center} -c timezone=UTC` })

type Answer = { type?: string; status?: number; body: string | null }
const ask = async (question: keyof typeof questions, ...values: unknown[]) => (await pool.query({ ...questions[question], values: [center, ...values] })).rows

/** The month of today, by the statements of the product, which TypeScript puts together. */
/** The pool is that of another center. */
const askCards = async (of: string, vacancy: string) => (await pool.query({ ...questions.cards, values: [of, vacancy] })).rows

async function askMonth(): Promise<string[][][]> {
  const queries = calendarQueries({ centerId: center, now: new Date() }, { ...emptyOf(calendarSearch), view: 'month' }, null)
  const answers = await Promise.all(
    queries.map(async ({ text, values }, at) => await pool.query({ name: `month ${at}`, text, values: [...values], rowMode: 'array' })),
  )
  return answers.map(({ rows }) => rows as string[][])
}

/** Parsed questions, cached: the bare server knows the few it is asked. */
const known = new Map<string, string>()
function said(question: string): string {
  const meant = known.get(question) ?? JSON.stringify(searchTerms(interpret(question, [ownVocabulary]), [ownVocabulary]))
  known.set(question, meant)
  return meant
}

async function answer(path: string, url: URL, body: string): Promise<Answer> {
  if (path === '/list') return { body: listDocument(await ask('list')) }
  if (path === '/search') return { body: listDocument(await ask('search', said(url.searchParams.get('q')!), url.searchParams.getAll('theme'))) }
  if (path === '/feed') return { body: feedDocument(await ask('feed')) }
  if (path === '/widget') return { type: 'text/html; charset=utf-8', body: widgetDocument(await ask('widget')) }
  if (path === '/entries') return { type: 'text/html; charset=utf-8', body: entryPage(await ask('entries', said(url.searchParams.get('q')!))) }
  if (path === '/cards') return { body: cardsDocument(await askCards(url.searchParams.get('center')!, url.searchParams.get('vacancy')!)) }
  if (path === '/month') return { type: 'text/html; charset=utf-8', body: monthPage(await askMonth()) }
  if (path === '/map') return { body: mapDocument(await ask('map')) }
  if (path === '/page') return { type: 'text/html; charset=utf-8', body: page(await ask('page', said(url.searchParams.get('q')!))) }
  if (path.startsWith('/one/')) return { body: oneDocument(await ask('one', path.slice(5))) }
  if (path === '/apply') {
    const { vacancy, user, motivation, address } = JSON.parse(body)
    const [row] = await ask('apply', vacancy, user, motivation, address)
    return row ? { status: 201, body: JSON.stringify(row) } : { status: 409, body: '{}' }
  }
  return { body: null }
}

createServer((request: IncomingMessage, reply: ServerResponse) => {
  const url = new URL(request.url!, 'http://bare')
  const chunks: Buffer[] = []
  request
    .on('data', (chunk) => chunks.push(chunk))
    .on('end', () => {
      answer(url.pathname, url, Buffer.concat(chunks).toString()).then(
        ({ status = 200, type = 'application/json; charset=utf-8', body }) => {
          const text = body ?? '{}'
          reply.writeHead(body === null ? 404 : status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text)
        },
        (error) => reply.writeHead(500).end(String(error)),
      )
    })
}).listen(0, '127.0.0.1', function (this: { address(): unknown }) {
  process.stdout.write(`listening ${(this.address() as { port: number }).port}\n`)
})
