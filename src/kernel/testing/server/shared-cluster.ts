import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster | null
  }
}

/**
 * Vitest's global set-up: every test file finds the run's cluster with `inject('cluster')`. `npm test` provides one, otherwise
 * this starts it.
 */
export default async function shareCluster(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.getProvidedContext().cluster) return undefined
  const { stop, ...cluster } = await startTestCluster()
  project.provide('cluster', cluster)
  return stop
}
