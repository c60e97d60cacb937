import type { TenantFacts } from '#features/tenancy/tenant.ts'

const usual = {
  context: 'gelderland',
  participationSite: false,
  oldebroekType: false,
  stickyHeader: false,
  corners: 'rounded',
  navyFooter: false,
} as const

const tab = { authMenu: 'tab', cmsMenu: 'left', cmsMenuBorders: false } as const
const legacy = { authMenu: 'legacy', cmsMenu: 'center', cmsMenuBorders: true } as const

/** Who runs on this deployment: every difference between the sites that is not a colour or a word. */
export const tenants = {
  public: { ...usual, kind: 'public', name: 'Volunteerly', stickyHeader: true, header: tab },
  vrijwilligersbank: { ...usual, kind: 'townBank', name: null, stickyHeader: true, header: { ...tab, cmsMenu: 'center' } },
  vrijwilligerspunt: { ...usual, kind: 'townPoint', name: null, stickyHeader: true, navyFooter: true, header: legacy },
  meedoen: { ...usual, kind: 'participation', name: 'Meedoen', context: 'meedoen', participationSite: true, header: tab },
  oldebroek: { ...usual, kind: 'townBank', name: null, oldebroekType: true, corners: 'straight', header: legacy },
  demo: { ...usual, kind: 'demo', name: 'Demo', stickyHeader: true, header: { ...tab, cmsMenu: 'right' } },
} satisfies Record<string, TenantFacts>

/** Hosts that are named outright (specification §1: the domain map comes before the wildcard). */
export const domains: Record<string, keyof typeof tenants> = {
  'nijmegen.localhost': 'public',
  'apeldoorn.localhost': 'public',
}

/** Hosts that lead to a center of their own, by the center's slug; elsewhere the tenant's default center. */
export const centerHosts: Record<string, string> = {
  'nijmegen.localhost': 'nijmegen',
  'apeldoorn.localhost': 'apeldoorn',
}
