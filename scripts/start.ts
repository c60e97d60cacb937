import { buildIfStale } from './build.ts'

await buildIfStale()
await import('../src/main.ts')
