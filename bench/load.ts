import autocannon from 'autocannon'

// Sends requests for some seconds, in a separate process so that it takes no time from the server's:
//   node bench/load.ts '{"url": …, "seconds": 8, "requests": […]}'   prints the results as JSON.

export type BenchRequest = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
export type Job = {
  url: string
  seconds: number
  connections: number
  headers: Record<string, string>
  /** Distributed over the connections, in turn. */ shots: BenchRequest[]
}
export type LoadResult = {
  perSecond: number
  median: number
  p99: number
  failed: number
  answered: number
  bytes: number
  /** The first answers that were not 2xx, with status and text. */ refusals: string[]
}

const job = JSON.parse(process.argv[2] ?? (await text())) as Job
let client = 0
const refusals: string[] = []
const onResponse = (status: number, body: string) => {
  if (status >= 300 && refusals.length < 3) refusals.push(`${status} ${body.slice(0, 400)}`)
}
const result = await autocannon({
  url: job.url,
  connections: job.connections,
  duration: job.seconds,
  headers: job.headers,
  timeout: 20,
  setupClient: (connection) => {
    const own = job.shots.length < job.connections ? job.shots : job.shots.filter((_, index) => index % job.connections === client)
    client += 1
    connection.setRequests(
      own.map(({ path, method = 'GET', headers = {}, body }) => ({ path, method, headers: { ...job.headers, ...headers }, ...(body && { body }), onResponse })),
    )
  },
})
const fired: LoadResult = {
  perSecond: result.requests.average,
  median: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
  answered: result.requests.total,
  bytes: result.throughput.total / Math.max(1, result.requests.total),
  refusals,
}
process.stdout.write(JSON.stringify(fired))

async function text(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
