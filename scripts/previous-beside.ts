import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#kernel/db/server/migrate.ts'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { demoPassword } from '#src/seed/demo.ts'
import { Product } from '#src/testing/faults/product.ts'
import { root } from './run.ts'

// Before an upgrade: the former version is built from the history, started with the demo, and goes on while this version migrates its
// database (ADR 0077). What people ask of it before, it must answer afterwards.
//   npm run previous-beside                 the version that docs/previous-release names
//   npm run previous-beside -- --of <commit>

const { values } = parseArgs({ options: { of: { type: 'string' } } })
const commit = values.of ?? readFileSync(join(root, 'docs/previous-release'), 'utf8').trim()
const [source, data] = [scratchFolder(), scratchFolder()]
const sink = await startMailSink()
const say = (line: string) => process.stdout.write(`${line}\n`)

function build(): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', source], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: source, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${commit} could not be built with the packages of this version:\n${stdout}${stderr}`)
}

const pages = ['/', '/vacancies/search?q=samen', '/sociale-kaart', '/activiteitenkalender', '/partners', '/nieuws', '/auth/login-1', '/signup']

/** What people ask in a minute: pages, lists, and something written, each with its status. */
async function day(product: Product): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  for (const path of pages) answers[`GET ${path}`] = (await fetch(`${product.address}${path}`, { headers: { 'x-tenant': 'demo', accept: 'text/html' } })).status
  for (const role of ['vrijwilliger', 'beheerder', 'coordinator']) {
    const signedIn = await product.call('POST', '/auth/sign_in', {}, { email: `${role}@demo.example`, password: demoPassword })
    const session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, signedIn!.headers.get(name)!]))
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await product.call(method, path, session, body)
      answers[`${role} ${method} ${path.replace(/[0-9a-f-]{36}/, ':id')}`] = answer?.status ?? 0
      return answer?.body
    }
    for (const list of ['vacancies', 'applications', 'conversations', 'organizations', 'notifications']) await ask('GET', `/api/v1/${list}`)
    const talks = await ask('GET', '/api/v1/conversations?filter[status_eq]=open')
    const [talk] = (talks?.data ?? []) as { id: string }[]
    if (talk) {
      const message = {
        type: 'messages',
        attributes: { body: 'Tot morgen.' },
        relationships: { conversation: { data: { type: 'conversations', id: talk.id } } },
      }
      await ask('POST', '/api/v1/messages', { data: message })
    }
  }
  return answers
}

const previous = await Product.in(data, sink.url, { root: source })
try {
  build()
  await previous.start()
  const before = await day(previous)
  const databaseUrl = previous.databaseUrl
  const lines = await migrate({ databaseUrl })
  await prepareJobs(databaseUrl)
  const after = await day(previous)
  const different = Object.keys(before).filter((asked) => after[asked] !== before[asked])
  say(`${commit.slice(0, 8)} answered ${Object.keys(before).length} questions, then ${lines.length} steps of this version changed its database.`)
  for (const asked of different) say(`${asked}: ${before[asked]} before, ${after[asked]} after`)
  say(different.length === 0 ? 'It answers all of them as before.' : 'These are answered differently.')
  process.exitCode = different.length === 0 ? 0 : 1
} finally {
  await previous.stop()
  await sink.close()
  for (const folder of [source, data]) rmSync(folder, { recursive: true, force: true })
}
