import type { Registry } from './registry.ts'

let lent: Registry | null = null

/** Makes the resources known to jobs, which read by the same declarations and rights as requests. Called once for each process. */
export function setRegistry(registry: Registry): void {
  lent = registry
}

/** @throws when nobody has said which resources there are */
export function getRegistry(): Registry {
  if (!lent) throw new Error('No resources are registered in this process.')
  return lent
}
