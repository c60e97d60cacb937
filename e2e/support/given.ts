/** What scripts/test.ts starts for a run of the browser tests: the browser, a port, an empty database and a folder. */
export type Given = { chromium: string; port: number; report: string; databaseUrl: string; secretKey: string; dataDir: string }

if (!process.env.E2E) throw new Error('Run the browser tests with `npm run e2e`: that starts the database they need.')
export const given: Given = JSON.parse(process.env.E2E)
