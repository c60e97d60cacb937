import { readFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ask } from './ask.ts'
import { type Device, liveCrowd, type Pair } from './live-people.ts'

type Asked = { origin: string; host: string; center: string; /** Process id of the server. */ pid: number }
export type Live = {
  open: number
  /** Additional memory of the process while they are open. */ megabytes: number
  /** Milliseconds from sending until the other side has read it. */ median: number
  p99: number
  messages: number
}

const connections = 1000
const messages = { count: 300, perSecond: 15 }

/** Opens a thousand live streams of signed-in people through the browser API proxy, and lets two of them at a time write to each other. */
export async function liveConnections(owner: pg.Client, { origin, host, center, pid }: Asked): Promise<Live> {
  const crowd = await liveCrowd(owner, { host, center, connections })
  const open = new Map<Device, Stream>()
  try {
    // Warms up: before its first answers a process has not loaded what they need.
    for (const { conversation, volunteer, answering } of crowd.pairs.slice(0, 100)) {
      await newest(origin, conversation, volunteer)
      await say(origin, conversation, answering, 'Welkom')
    }
    await sleep(3000)
    const before = residentMemory(pid)
    for (let from = 0; from < connections; from += 25)
      await Promise.all(crowd.devices.slice(from, from + 25).map(async (device) => open.set(device, await listen(origin, device))))
    const times = await exchange(origin, crowd.pairs, open)
    // Longer than a heartbeat, so that each connection has been used and is idle again.
    await sleep(20_000)
    const megabytes = residentMemory(pid) - before
    const standing = [...open.values()].filter(({ isOpen }) => isOpen).length
    const sorted = times.toSorted((a, b) => a - b)
    return {
      open: standing,
      megabytes,
      median: sorted[Math.floor(sorted.length / 2)]!,
      p99: sorted[Math.floor(sorted.length * 0.99)]!,
      messages: sorted.length,
    }
  } finally {
    for (const stream of open.values()) stream.end()
    await crowd.leave()
  }
}

/** One message after the other at a fixed rate, however long each takes; both sides write in turn. */
async function exchange(origin: string, pairs: readonly Pair[], open: ReadonlyMap<Device, Stream>): Promise<number[]> {
  const running: Promise<number>[] = []
  for (let n = 0; n < messages.count; n++) {
    const { conversation, ...sides } = pairs[n % pairs.length]!
    const [from, to] = n % 2 === 0 ? [sides.volunteer, sides.answering] : [sides.answering, sides.volunteer]
    running.push(seenAfter(origin, { conversation, from, to, stream: open.get(to)! }))
    await sleep(1000 / messages.perSecond)
  }
  return await Promise.all(running)
}

/** Milliseconds until the listener has received the event and read the message. */
async function seenAfter(
  origin: string,
  { conversation, from, to, stream }: { conversation: string; from: Device; to: Device; stream: Stream },
): Promise<number> {
  const began = performance.now()
  const words = `Regel ${began}`
  const heard = stream.next(conversation)
  await say(origin, conversation, from, words)
  for (;;) {
    await heard()
    if ((await newest(origin, conversation, to)).includes(words)) return performance.now() - began
  }
}

class Stream {
  isOpen = true
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #asked: ClientRequest

  constructor(asked: ClientRequest) {
    this.#asked = asked
  }

  read(part: string): void {
    for (const [, id] of part.matchAll(/event: conversation\ndata: \{"id":"([^"]+)"\}/g)) {
      const woken = this.#waiting.get(id!) ?? []
      this.#waiting.delete(id!)
      for (const wake of woken) wake()
    }
  }

  /** Waits for an event of a conversation; events from now on are not missed. */
  next(conversation: string): () => Promise<void> {
    const wait = async () => await new Promise<void>((resolve) => this.#waiting.set(conversation, [...(this.#waiting.get(conversation) ?? []), resolve]))
    let coming = wait()
    return async () => {
      await coming
      coming = wait()
    }
  }

  end(): void {
    this.#asked.destroy()
  }
}

async function listen(origin: string, { headers }: Device): Promise<Stream> {
  return await new Promise((resolve, reject) => {
    const asked = request(`${origin}/door/api/v1/events`, { agent: false, headers: { ...headers, accept: 'text/event-stream' } }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`A stream of events: ${answer.statusCode}`))
        return
      }
      const stream = new Stream(asked)
      const over = () => (stream.isOpen = false)
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => stream.read(part))
        .on('close', over)
        .on('error', over)
      resolve(stream)
    })
    asked.on('error', reject)
    asked.end()
  })
}

const say = async (origin: string, conversation: string, device: Device, body: string) =>
  void (await call(`${origin}/door/api/v1/conversations/${conversation}/messages`, device, JSON.stringify({ body })))
const newest = async (origin: string, conversation: string, device: Device) =>
  await call(`${origin}/door/api/v1/conversations/${conversation}/messages?sort=-created_at&page[size]=30`, device)

/** Not fetch, which does not let us set the Host header. */
async function call(url: string, { headers }: Device, body?: string): Promise<string> {
  return await ask(
    url,
    { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    '',
    body === undefined ? undefined : Buffer.from(body),
  )
}

/** Current resident memory of a process, in megabytes. */
const residentMemory = (pid: number) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
