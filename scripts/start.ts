import { buildIfStale } from './build.ts'

if (!(await buildIfStale())) process.exit(1)
await import('../src/main.ts')
