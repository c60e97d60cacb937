import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { documentScript } from './scripts/document-script.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), documentScript()],
  // React runs as in production in every build, whatever the shell says (decisions 28).
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      // One file less for a document: what loads later parts goes with the frame, which every page has.
      build: { rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'start-frame', test: /preload-helper|start-frame|src\/elements/ }] } } } },
    },
    ssr: {
      build: { rollupOptions: { input: './src/respond.ts', output: { entryFileNames: 'index.js' } } },
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}))
