import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const entry = 'src/browser/entry.documents.ts'
const id = 'virtual:document-script'

/** Builds the documents' script beside that of the signed-in zone, and gives the server its URL: `import script from 'virtual:document-script'`. */
export function documentScript(): Plugin {
  let isBuild = false
  return {
    name: 'document-script',
    config: () => ({ environments: { client: { build: { rollupOptions: { input: [entry] } } } } }),
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(isBuild ? builtAddress() : `/${entry}`)}` : undefined),
  }
}

/** The browser build runs first and writes a manifest of its files. */
function builtAddress(): string {
  const manifest = JSON.parse(readFileSync(join('build/client/.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  return `/${manifest[entry]!.file}`
}
