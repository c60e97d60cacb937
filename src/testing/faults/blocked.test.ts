import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { isRunning, Product } from './product.ts'

const folder = scratchFolder()
const pidFile = join(folder, 'pid')
/** Preloaded into each watched process: it reports its pid, and blocks its event loop for good when told to. */
const blockable = join(folder, 'blockable.mjs')
writeFileSync(
  blockable,
  `import { writeFileSync } from 'node:fs'
  if (process.send) {
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))
    process.on('SIGUSR2', () => { for (;;); })
  }`,
)
const product = await Product.in(folder, '', { watched: true, env: { SEED: 'none', NODE_OPTIONS: `--import=${pathToFileURL(blockable).href}` } })
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})
const pid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0)

test('a process that is blocked for five seconds is ended, and another serves in its place', { timeout: 180_000 }, async () => {
  await product.start()
  const blocked = pid()
  process.kill(blocked, 'SIGUSR2')
  await expect.poll(() => isRunning(blocked), { timeout: 60_000 }).toBe(false)
  await expect.poll(() => product.isReady(), { timeout: 60_000 }).toBe(true)
  expect(pid()).not.toBe(blocked)
  expect(product.output).toContain('starting it again')
})

test('whoever ends the one that watches ends the server too, in order', { timeout: 60_000 }, async () => {
  const served = pid()
  const database = product.databasePid
  expect(await product.stop('SIGTERM')).toBe(0)
  expect([isRunning(served), isRunning(database)]).toEqual([false, false])
})

test('a server whose watcher was killed does not stay behind', { timeout: 60_000 }, async () => {
  await product.start()
  const served = pid()
  await product.killApp()
  await expect.poll(() => isRunning(served), { timeout: 30_000 }).toBe(false)
})
