import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { developerPages } from '#features/developer/developer-pages.ts'
import { copyProduct } from './copy-of-product.ts'
import { Product } from './product.ts'

// A copy of the product is built for production and started there, as README's Deploy section says (decisions 81).
const root = scratchFolder()
const data = scratchFolder()
const sink = await startMailSink()
const env = { NODE_ENV: 'production', MAIL_FROM: 'Buurt <noreply@ede.example>', TRUST_PROXY: '1', LOG_LEVEL: 'error', SMTP_URL: sink.url }
const product = await Product.in(data, sink.url, { env, root, rateLimits: true })
afterAll(async () => {
  await product.stop()
  await sink.close()
  for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true })
})

const host = 'vrijwilligers.ede.example'

async function ask(path: string): Promise<{ status: number; text: string }> {
  return await new Promise((resolve, reject) => {
    const headers = {
      host,
      accept: 'text/html',
      'accept-language': 'nl',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host,
      'x-forwarded-for': '10.2.0.1',
    }
    request({ port: new URL(product.origin).port, path, headers }, (answer) => {
      let text = ''
      answer.on('data', (piece) => (text += String(piece)))
      answer.on('end', () => resolve({ status: answer.statusCode!, text }))
    })
      .on('error', reject)
      .end()
  })
}

async function build(): Promise<{ code: number | null; output: string }> {
  copyProduct(root)
  const running = spawn(process.execPath, ['scripts/build.ts', '--production'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (piece) => (output += String(piece)))
  return { code: await new Promise((resolve) => running.once('close', resolve)), output }
}

/** Every file that the build wrote, with its text. */
const built = () =>
  readdirSync(join(root, 'build'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(js|css|json|html)$/.test(one.name))
    .map((one) => ({ name: one.name, text: readFileSync(join(one.parentPath, one.name), 'utf8') }))

test('the build for production holds no developer page', { timeout: 300_000 }, async () => {
  const { code, output } = await build()
  expect([code, code === 0 ? '' : output]).toEqual([0, ''])
  const files = built()
  expect(files.length).toBeGreaterThan(100)
  // What only these pages say and call.
  const marks = [
    '/test/answers',
    'Ontwikkelpagina’s bestaan',
    developerPages[0]!.text.en,
    'FaultOnPurpose',
    'developer-pressed-at',
    'src/pages/test/',
    'src/features/developer/',
  ]
  expect(files.flatMap(({ name, text }) => marks.filter((mark) => text.includes(mark)).map((mark) => [name, mark]))).toEqual([])
  // The browser does not know their addresses either.
  const browser = readdirSync(join(root, 'build/client/assets')).filter((name) => name.endsWith('.js'))
  for (const name of browser) expect([name, readFileSync(join(root, 'build/client/assets', name), 'utf8').includes('test/toaster')]).toEqual([name, false])
})

test('in production each of their addresses is the 404 of the specification', { timeout: 240_000 }, async () => {
  await product.start()
  const setUp = ['--town=Ede', '--center=Vrijwilligers Ede', `--origin=https://${host}`, '--email=anja@ede.example', '--first-name=Anja', '--last-name=de Wit']
  const made = await product.run('scripts/setup.ts', setUp)
  expect([made.code, made.code === 0 ? '' : made.text]).toEqual([0, ''])
  await expect.poll(async () => (await ask('/')).status, { timeout: 60_000 }).toBe(200)
  for (const path of ['/test', ...developerPages.map(({ name }) => `/test/${name}`), '/test/answers/now', '/test/mail']) {
    const { status, text } = await ask(path)
    expect([path, status]).toEqual([path, 404])
    expect([path, text.includes(`Page Not Found: ${path}`)]).toEqual([path, true])
  }
})
