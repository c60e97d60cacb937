import { ask } from './ask.ts'

/** Milliseconds between two visitors. */
const everySo = 50

/** Requests at a fixed rate, however long each takes: a cached page, two that are rendered, and the API. */
export function visit(origin: string, host: string) {
  const paths = ['/', `/vacancies/search?sort=${'x'.repeat(101)}`, '/vacancies/search?q=kinderen', '/api/v1/vacancies?include=organization&page[size]=25']
  let times: number[] = []
  let turn = 0
  const running = new Set<Promise<void>>()
  const clock = setInterval(() => {
    const path = paths[turn++ % paths.length]!
    const began = performance.now()
    const own = times
    const one = ask(`${origin}${path}`, { host, accept: path.startsWith('/api') ? 'application/json' : 'text/html' })
      .then(
        () => void own.push(performance.now() - began),
        () => void own.push(Infinity),
      )
      .finally(() => running.delete(one))
    running.add(one)
  }, everySo)
  return {
    forget: () => (times = []),
    seen() {
      const sorted = times.toSorted((a, b) => a - b)
      return { asked: sorted.length, median: sorted[Math.floor(sorted.length / 2)]!, p99: sorted[Math.floor(sorted.length * 0.99)]! }
    },
    async end() {
      clearInterval(clock)
      await Promise.all(running)
    },
  }
}
