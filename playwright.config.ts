import { defineConfig } from '@playwright/test'
import { given } from './e2e/support/given.ts'

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // A machine four times as slow as a desk passes too: what is right comes sooner, and what hangs says at which step. The longest
  // journey takes two minutes on a desk.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Journeys share no people (e2e/support/own-town.ts): they run in any order, side by side, and one that fails once is mended.
  fullyParallel: true,
  retries: 0,
  globalSetup: './e2e/support/keep-seed.ts',
  reporter: [['list'], ['json', { outputFile: given.report }]],
  use: {
    baseURL: `http://demo.localhost:${given.port}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What waits longer never comes: a test that hangs says at which step.
    actionTimeout: 60_000,
    // A recording costs two fifths of a run: `npm run e2e -- --trace retain-on-failure` makes one where a journey failed.
    trace: 'off',
    launchOptions: {
      executablePath: given.chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node src/main.ts',
    url: `http://127.0.0.1:${given.port}/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      NODE_ENV: 'test',
      PORT: String(given.port),
      DATA_DIR: given.dataDir,
      DATABASE_URL: given.databaseUrl,
      SECRET_KEY: given.secretKey,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  },
})
