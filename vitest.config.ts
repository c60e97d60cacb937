import { defineConfig } from 'vitest/config'
import { alone } from './src/testing/alone.ts'

// `npm test` starts one database for vitest and the browser and hands it over here.
const cluster = process.env.TEST_CLUSTER
const needTheirOwn = Object.values(alone).flat()

export default defineConfig({
  test: {
    setupFiles: process.env.RECORD_STATEMENTS ? ['./src/testing/record-statements.ts'] : [],
    globalSetup: './src/kernel/testing/server/shared-cluster.ts',
    provide: { cluster: cluster ? JSON.parse(cluster) : null },
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'shared', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], exclude: needTheirOwn, isolate: false } },
      { extends: true, test: { name: 'alone', include: needTheirOwn } },
    ],
  },
})
