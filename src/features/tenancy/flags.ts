import type { TenantFacts } from './tenant.ts'

/** Specification §6 and §9, one sentence a flag. Ask a flag, never a tenant's name. */
const rules = {
  volunteerProfiles: (t: TenantFacts) => !t.participationSite,
  activities: (t: TenantFacts) => !t.participationSite && !t.oldebroekType,
  peerToPeer: (t: TenantFacts) => t.kind === 'public',
  centerSharing: (t: TenantFacts) => t.kind === 'public' && !t.participationSite,
  internationalisation: (t: TenantFacts) => t.kind === 'public' || t.participationSite,
  stickyHeader: (t: TenantFacts) => t.stickyHeader,
  // The later config layer wins (specification §9): a deployment that wants moving switches it on here.
  organizationsMoving: () => false,
  allowInactiveUsers: () => false,
  stagedOos: () => false,
}

export type Flag = keyof typeof rules
export type Flags = Record<Flag, boolean>

export function flags(tenant: TenantFacts): Flags {
  return Object.fromEntries(Object.entries(rules).map(([flag, rule]) => [flag, rule(tenant)])) as Flags
}
