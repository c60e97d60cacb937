/**
 * Test files that need a process of their own, by the reason; all others share one by worker, so that the product is
 * read and compiled once. `src/laws/shared-process.test.ts` finds what should be named here and is not.
 */
export const alone: Readonly<Record<string, readonly string[]>> = {
  /** It notes what nobody in its process caught. */
  listensToTheProcess: ['src/testing/faults/dropped-connections.test.ts'],
  /** They tell the kernel of mails or listeners that no feature has. */
  registersItsOwn: ['src/kernel/events/server/emit.test.ts', 'src/kernel/mail/server/render.test.ts', 'src/kernel/mail/server/test-mail-page.test.ts'],
  /** They measure the time or the memory that this process takes, where neighbours leave theirs. */
  measuresTheProcess: [
    'src/features/auth/limits/server/limits.test.ts',
    'src/features/files/storage/server/bad-files.test.ts',
    'src/features/vacancies/quality/quality-findings.test.ts',
    'src/features/vacancies/quality/reading-level.test.ts',
    'src/features/vacancies/editor/server/written-and-found.test.ts',
    'src/kernel/db/server/database-clock.test.ts',
    'src/kernel/mail/server/deliver.test.ts',
    'src/kernel/mail/server/slow-server.test.ts',
    'src/features/uploads/server/find-script.test.ts',
    'src/laws/cost-of-forms.test.ts',
    'src/laws/cost-of-input.test.ts',
    'src/testing/faults/slow-mail.test.ts',
  ],
  /** They put something else in the place of what the process has once: the clock, the console, a global of browsers. */
  replacesGlobals: [
    'src/design/combobox/latest-only.test.ts',
    'src/features/users/clients/ra-jsonapi-client.test.ts',
    'src/kernel/db/server/database-clock.test.ts',
    'src/kernel/db/server/database.test.ts',
    'src/server/preview.test.ts',
    'src/shell/browser/auth-status.test.ts',
    'src/shell/context.test.tsx',
  ],
}
