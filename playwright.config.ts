import { defineConfig } from '@playwright/test'

type Given = { chromium: string; port: number; report: string; databaseUrl: string; secretKey: string; dataDir: string }

// The browser, a port and an empty database come from scripts/test.ts.
if (!process.env.E2E) throw new Error('Run the browser tests with `npm run e2e`: that starts the database they need.')
const given: Given = JSON.parse(process.env.E2E)

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Journeys share the people of a site: one that another got in the way of is walked once more, and listed as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: given.report }]],
  use: {
    baseURL: `http://demo.localhost:${given.port}`,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    // What waits longer never comes: a test that hangs says at which step.
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
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
    timeout: 60_000,
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
