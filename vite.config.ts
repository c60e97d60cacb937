import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserPages } from './scripts/browser-pages.ts'
import { buildInputs } from './scripts/build-inputs.ts'
import { developerPages } from './scripts/developer-pages.ts'
import { documentScript } from './scripts/document-script.ts'
import { scriptFiles } from './scripts/script-files.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), browserPages(), developerPages(), documentScript(), buildInputs()],
  // React runs as in production in every build, whatever the shell says (decisions 28).
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } },
    },
    ssr: {
      build: {
        // A server keeps its text in memory: without comments and spaces, but with the names that a stack trace shows.
        rollupOptions: { input: './src/app/respond.ts', output: { entryFileNames: 'index.js', minify: { compress: false, mangle: false, codegen: true } } },
      },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}))
