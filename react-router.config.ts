import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The table of routes is small and public: one file, no questions to the server while links come into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => precompress('build/client/assets'),
} satisfies Config

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file, so that files leave compressed without work per request. */
async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(names.filter((name) => /\.(js|css|svg|json)$/.test(name)).map((name) => shrink(join(folder, name))))
}

async function shrink(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < 1024) return
  await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
}
