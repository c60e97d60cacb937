import { Agent, type IncomingMessage, type Server, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A process behind the balancer: where it answers, whether it said that it can serve, and how many requests it got. */
export type Behind = { address: string; isReady: boolean; served: number }

/**
 * A load balancer as small as one can be: asks `/ready` of each process again and again, and gives each request to the next one that
 * said yes. It tries nothing twice, so that whatever a process refuses is seen.
 */
export class Balancer {
  readonly behind: Behind[]
  readonly #server: Server
  readonly #agent = new Agent({ keepAlive: true })
  readonly #timer: NodeJS.Timeout
  #turn = 0

  private constructor(addresses: readonly string[]) {
    this.behind = addresses.map((address) => ({ address, isReady: false, served: 0 }))
    this.#server = createServer((asked, reply) => this.#pass(asked, reply))
    this.#timer = setInterval(() => this.behind.forEach((one) => void this.#look(one)), 100)
  }

  static async before(addresses: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(addresses)
    await new Promise<void>((resolve) => balancer.#server.listen(0, '127.0.0.1', resolve))
    return balancer
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#agent.destroy()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #look(one: Behind): Promise<void> {
    one.isReady = await fetch(`${one.address}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  #pass(asked: IncomingMessage, reply: ServerResponse): void {
    const ready = this.behind.filter(({ isReady }) => isReady)
    const one = ready[this.#turn++ % ready.length]
    if (!one) return void reply.writeHead(503).end('Nobody is ready.')
    one.served += 1
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-host': asked.headers.host }
    const passed = request(new URL(asked.url!, one.address), { method: asked.method, headers, agent: this.#agent }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(reply)
    })
    passed.on('error', (error) => (reply.headersSent ? reply.destroy(error) : reply.writeHead(502).end(error.message)))
    asked.pipe(passed)
  }
}
