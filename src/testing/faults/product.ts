import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, ownerRole } from '#kernel/db/server/postgres/cluster.ts'
import { ownRoot } from './copy-of-product.ts'

/** The product as its users run it, in separate processes, so that they can be killed. */
export class Product {
  readonly origin: string
  readonly #folder: string
  readonly #port: number
  readonly #smtpUrl: string
  #root = ownRoot
  #rateLimits = false
  #program = 'src/main.ts'
  #env: Record<string, string> = {}
  #node: ChildProcess | null = null
  output = ''

  private constructor(folder: string, port: number, smtpUrl: string) {
    this.origin = `http://demo.localhost:${port}`
    this.#folder = folder
    this.#port = port
    this.#smtpUrl = smtpUrl
  }

  /** `watched`: as `npm start` runs it, with a process that watches it. `root`: another copy of the product. */
  static async in(
    folder: string,
    smtpUrl: string,
    { rateLimits = false, watched = false, env = {}, root }: { rateLimits?: boolean; watched?: boolean; env?: Record<string, string>; root?: string } = {},
  ): Promise<Product> {
    const product = new Product(folder, await freePort(), smtpUrl)
    product.#rateLimits = rateLimits
    product.#env = env
    if (root) product.#root = root
    if (watched) product.#program = 'scripts/start.js'
    return product
  }

  /** Where it answers whatever the host is called. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts it, for the first time or again, and waits until it reports that it is ready. */
  async start(): Promise<void> {
    const { PATH, HOME } = process.env
    const env = {
      PATH,
      HOME,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#folder,
      SMTP_URL: this.#smtpUrl,
      RATE_LIMITS: this.#rateLimits ? 'on' : 'off',
      LOG_LEVEL: 'fatal',
      ...this.#env,
    }
    const node = spawn(process.execPath, [join(this.#root, this.#program)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#node = node
    for (const stream of [node.stdout!, node.stderr!]) stream.on('data', (text) => (this.output = (this.output + String(text)).slice(-4000)))
    for (let waited = 0; waited < 600_000; waited += 50) {
      if (!this.isRunning) throw new Error(`The product ended at its start:\n${this.output}`)
      if (await this.isReady()) return
      await sleep(50)
    }
    throw new Error(`The product is not ready after ten minutes:\n${this.output}`)
  }

  async isReady(): Promise<boolean> {
    return await fetch(`${this.address}/ready`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  get isRunning(): boolean {
    return this.#node !== null && this.#node.exitCode === null && this.#node.signalCode === null
  }

  /** kill -9, only by the process ids that we know. */
  async killApp(): Promise<void> {
    const node = this.#node!
    if (!this.isRunning) return
    const gone = new Promise((resolve) => node.once('exit', resolve))
    node.kill('SIGKILL')
    await gone
  }

  killDatabase(): void {
    process.kill(this.databasePid, 'SIGKILL')
  }

  get databasePid(): number {
    return Number(this.#postmaster[0])
  }

  /** Whether the database that was killed has been started again. */
  hasOtherDatabaseThan(pid: number): boolean {
    return existsSync(this.#lockFile) && this.databasePid !== pid
  }

  /** The owner's address of its database, while that runs. */
  get databaseUrl(): string {
    const password = readFileSync(join(this.#folder, 'database/owner.password'), 'utf8').trim()
    return `postgres://${ownerRole}:${encodeURIComponent(password)}@127.0.0.1:${this.#postmaster[3]}/volunteers`
  }

  /** Reads the database directly, without the product, which may be dead. */
  async look<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.databaseUrl)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  get #postmaster(): string[] {
    return readFileSync(this.#lockFile, 'utf8').split('\n')
  }

  get #lockFile(): string {
    return join(this.#folder, 'database/cluster/postmaster.pid')
  }

  /** Ctrl-C: both processes stop in order. Returns the exit code. */
  async stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const node = this.#node
    if (!node || !this.isRunning) return node?.exitCode ?? null
    const gone = new Promise<number | null>((resolve) => node.once('exit', resolve))
    node.kill(signal)
    return await gone
  }

  /** Ends whatever of it runs: after a kill its database may have been left behind. */
  async end(): Promise<void> {
    await this.stop()
    if (!existsSync(this.#lockFile) || !isRunning(this.databasePid)) return
    const pid = this.databasePid
    process.kill(pid, 'SIGINT')
    while (isRunning(pid)) await sleep(50)
  }

  /** Runs another program of the project on the same data, with nothing but its folder set, and waits until it ends. */
  async run(program: string, args: readonly string[]): Promise<{ code: number | null; text: string }> {
    const { PATH, HOME } = process.env
    const node = spawn(process.execPath, [join(this.#root, program), ...args], {
      env: { PATH, HOME, DATA_DIR: this.#folder, NODE_ENV: this.#env['NODE_ENV'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [node.stdout, node.stderr]) stream.on('data', (piece) => (text += String(piece)))
    const code = await new Promise<number | null>((resolve) => node.once('close', resolve))
    return { code, text }
  }

  /** A call of its API; null when no answer arrived. */
  async call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<{ status: number; headers: Headers; body: any } | null> {
    try {
      const response = await fetch(`${this.address}${path}`, {
        method,
        headers: { ...headers, 'x-tenant': 'demo', ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
    } catch {
      return null
    }
  }
}

/** Whether a process is running; a zombie that has ended but not been reaped is not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/\) Z /.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '')
  } catch {
    return false
  }
}
