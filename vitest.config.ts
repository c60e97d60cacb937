import { defineConfig } from 'vitest/config'

// `npm test` starts one database for vitest and the browser and hands it over here.
const shared = process.env.TEST_CLUSTER

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: './src/kernel/testing/server/shared-cluster.ts',
    provide: { cluster: shared ? JSON.parse(shared) : null },
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
