declare module 'autocannon' {
  type Request = {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    onResponse?: (status: number, body: string) => void
  }
  type Options = {
    url: string
    connections: number
    duration: number
    timeout?: number
    headers?: Record<string, string>
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    throughput: { total: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
