import type { Registry } from './registry.ts'

let lent: Registry | null = null

/** Gives jobs the resources, which they read by the same declarations and rights as requests. Called once for each process. */
export function setRegistry(registry: Registry): void {
  lent = registry
}

/** @throws when setRegistry has not been called */
export function getRegistry(): Registry {
  if (!lent) throw new Error('No resources are registered in this process.')
  return lent
}
