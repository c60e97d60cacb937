import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import type { Outcome } from './outcome.ts'

/**
 * Vitest's own JSON report counts a file from its first test. Set-up (importing the product, copying a database, building the
 * server) is most of the time of many files, so this one counts from the file's start.
 */
export default class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const outcome: Outcome = { passed: 0, failed: unhandledErrors.length, files: [] }
    for (const module of modules) {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
      const milliseconds = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      outcome.files.push({ file: module.relativeModuleId, seconds: milliseconds / 1000 })
      const tests = [...module.children.allTests()]
      outcome.passed += tests.filter((test) => test.result().state === 'passed').length
      const failed = tests.filter((test) => test.result().state === 'failed').length
      // A file that failed to load, or whose hook failed, has no failed test.
      outcome.failed += failed === 0 && module.state() === 'failed' ? 1 : failed
    }
    writeFileSync(process.env.UNIT_REPORT!, JSON.stringify(outcome))
  }
}
