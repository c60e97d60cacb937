/**
 * Test files that need a process of their own, by reason; all others share one per worker, so that the product is loaded and
 * compiled once. `src/laws/shared-process.test.ts` finds files that are missing here.
 */
export const alone: Readonly<Record<string, readonly string[]>> = {
  /** Listens for uncaught errors of its process. */
  listensToTheProcess: ['src/testing/faults/dropped-connections.test.ts'],
  /** Registers mails or listeners that no feature has. */
  registersItsOwn: ['src/kernel/events/server/emit.test.ts', 'src/kernel/mail/server/render.test.ts', 'src/kernel/mail/server/test-mail-page.test.ts'],
  /** Measures the time or memory of its process, which other tests would disturb. */
  measuresTheProcess: [
    'src/features/auth/limits/server/limits.test.ts',
    'src/kernel/fields/amount.test.ts',
    'src/features/files/storage/server/bad-files.test.ts',
    'src/features/measures/publish.test.ts',
    'src/features/one-on-one/recognition/recognise.test.ts',
    'src/features/vacancies/quality/quality-findings.test.ts',
    'src/features/vacancies/quality/reading-level.test.ts',
    'src/features/vacancies/editor/server/written-and-found.test.ts',
    'src/kernel/db/server/database-clock.test.ts',
    'src/kernel/mail/server/deliver.test.ts',
    'src/kernel/mail/server/slow-server.test.ts',
    'src/features/uploads/server/find-pdf-problem.test.ts',
    'src/laws/cost-of-forms.test.ts',
    'src/laws/cost-of-input.test.ts',
    'src/testing/faults/slow-mail.test.ts',
  ],
  /** Replaces something that the process has once: the clock, the console, a browser global. */
  replacesGlobals: [
    'src/design/combobox/latest-only.test.ts',
    'src/features/users/clients/ra-jsonapi-client.test.ts',
    'src/kernel/db/server/database-clock.test.ts',
    'src/features/conversations/send/web/send-waiting.test.ts',
    'src/features/workshops/presence/web/waiting-marks.test.ts',
    'src/kernel/http/browser-fetch.test.ts',
    'src/kernel/http/pages/web/call-with-retry.test.ts',
    'src/kernel/db/server/database.test.ts',
    'src/features/social-map/hsds/server/hsds.test.ts',
    'src/features/one-on-one/recognition/recognise.test.ts',
    'src/server/preview.test.ts',
    'src/shell/browser/auth-status.test.ts',
    'src/shell/context.test.tsx',
  ],
}
