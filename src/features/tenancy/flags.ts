import type { TenantFacts } from './tenant.ts'

/** Specification §6 and §9, one sentence a flag, spelled as there. Ask a flag, never a tenant's name. */
const rules = {
  volunteerProfiles: (t: TenantFacts) => !t.participationSite,
  activities: (t: TenantFacts) => !t.participationSite && !t.oldebroekType,
  peerToPeer: (t: TenantFacts) => t.kind === 'public',
  centerSharing: (t: TenantFacts) => t.kind === 'public' && !t.participationSite,
  internationalisation: (t: TenantFacts) => t.kind === 'public' || t.participationSite,
  stickyHeader: (t: TenantFacts) => t.header.sticky,
  // Of the two config layers of specification §9 the later one wins, but at the demo, where everything can be tried.
  enableOrganizationsMoving: (t: TenantFacts) => t.kind === 'demo',
  allowInactiveUsers: () => false,
  isStagedoos: () => false,
  // The API answers in both languages at every tenant; `internationalisation` is about the language of pages.
  useI18n: () => true,
}

export type Flag = keyof typeof rules
export type Flags = Record<Flag, boolean>

export function flags(tenant: TenantFacts): Flags {
  return Object.fromEntries(Object.entries(rules).map(([flag, rule]) => [flag, rule(tenant)])) as Flags
}
