import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // React runs as in production in every build, whatever the shell says (decisions 28).
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/respond.ts', output: { entryFileNames: 'index.js' } } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}))

/** Writes `.br` and `.gz` beside every text file of the web build: files leave compressed without work per request. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      const names = await readdir(dir!, { recursive: true })
      await Promise.all(names.filter((name) => /\.(js|css|svg|json)$/.test(name)).map((name) => shrink(join(dir!, name))))
    },
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function shrink(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < 1024) return
  await writeFile(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }))
}
