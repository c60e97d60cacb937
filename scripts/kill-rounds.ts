import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { copyProduct } from '#src/testing/faults/copy-of-product.ts'
import { hasAny, killRounds, planRounds, seconds } from '#src/testing/faults/kill-rounds.ts'
import { Product } from '#src/testing/faults/product.ts'
import { seededRandom } from '#src/testing/seeded-random.ts'
import { buildIfStale } from './build.ts'

// Kills the product and its database again and again while people write, and counts what is lost or doubled (quality P2, P3):
//   npm run kill-rounds -- [--rounds 200] [--seed 7]
// For every ten rounds there is one more that kills both at once. It runs a copy of the product on a database of its own, removes both in the
// end, and kills nothing else.

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' }, seed: { type: 'string', default: String(randomInt(1_000_000)) } } })
const count = Number(values.rounds)
if (!Number.isInteger(count) || count < 2) throw new Error('--rounds is a whole number, two or more: half of them kill the process, half the database.')
if (!(await buildIfStale())) process.exit(1)

const folder = scratchFolder()
const root = join(folder, 'product')
copyProduct(root, { built: true })
const sink = await startMailSink()
const product = await Product.in(join(folder, 'data'), sink.url, { root, env: { NODE_COMPILE_CACHE: join(folder, 'compiled') } })
const random = seededRandom(values.seed)
const end = async () => {
  await product.end()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().finally(() => process.exit(130)))
say(`${count} rounds; repeat them with --rounds ${count} --seed ${values.seed}`)
try {
  // Spares later starts the compiling: a process writes down what it has compiled when it ends in order.
  await product.start()
  await product.stop()
  const { acknowledged, unknown, mails, lost, doubled, half, ready, startsAgain } = await killRounds({
    product,
    root,
    sink,
    rounds: planRounds(count, random),
    random,
    say,
  })
  for (const line of [...lost, ...doubled, ...half].slice(0, 50)) say(line)
  const { application, message, export: jobs, reset } = acknowledged
  const times = ready.toSorted((one, other) => one - other)
  say(
    `acknowledged: ${application} applications, ${message} messages, ${jobs} jobs, ${reset} mails asked for; ${unknown} of them after an unknown first answer`,
  )
  say(`mails: ${mails.sent} sent, ${mails.unknown} of unknown outcome`)
  say(`lost: ${lost.length}, doubled: ${doubled.length}, half-written: ${half.length}`)
  say(
    `ready again in: ${seconds(times[0]!)} at least, ${seconds(times[times.length >> 1]!)} in the middle, ${seconds(times.at(-1)!)} at most; ${startsAgain} starts tried again`,
  )
  process.exitCode = hasAny({ lost, doubled, half }) ? 1 : 0
} finally {
  await end()
}
