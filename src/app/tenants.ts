import type { HeaderTheme, TenantFacts } from '#features/tenancy/tenant.ts'

const usual = {
  hosts: {},
  context: 'gelderland',
  participationSite: false,
  oldebroekType: false,
  footerColor: null,
  corners: 'rounded',
} as const

const darkNavy = '#14213d'

const plain: HeaderTheme = {
  sticky: false,
  text: {
    default: { light: 'primary-950', dark: 'muted-50' },
    hover: { light: 'primary-800', dark: 'primary-200' },
    active: { light: 'primary-700', dark: 'primary-300' },
  },
  accent: 'primary-500',
  cmsMenu: { position: 'left', borders: false, fontWeight: 500 },
  authMenu: { style: 'tab', background: 'auth-accent' },
}
const sticky: HeaderTheme = { ...plain, sticky: true }
/** Grey text that gets its colour on hover. */
const quiet: HeaderTheme['text'] = {
  default: { light: 'muted-700', dark: 'muted-300' },
  hover: { light: 'primary-700', dark: 'primary-300' },
  active: { light: 'primary-800', dark: 'primary-200' },
}

/** The tenants of this deployment: every difference between the sites that is neither a colour nor a text. */
export const tenants = {
  public: {
    ...usual,
    kind: 'public',
    name: 'Volunteerly',
    hosts: { 'nijmegen.localhost': 'nijmegen', 'apeldoorn.localhost': 'apeldoorn' },
    header: sticky,
  },
  vrijwilligersbank: {
    ...usual,
    kind: 'townBank',
    name: null,
    header: { ...sticky, text: quiet, cmsMenu: { position: 'center', borders: false, fontWeight: 500 } },
  },
  vrijwilligerspunt: {
    ...usual,
    kind: 'townPoint',
    name: null,
    footerColor: darkNavy,
    header: {
      ...sticky,
      cmsMenu: { position: 'center', borders: true, fontWeight: 600 },
      authMenu: { style: 'legacy', background: 'auth-footer' },
    },
  },
  meedoen: {
    ...usual,
    kind: 'participation',
    name: 'Meedoen',
    context: 'meedoen',
    participationSite: true,
    header: { ...plain, text: quiet, cmsMenu: { position: 'left', borders: false, fontWeight: 600 }, authMenu: { style: 'tab', background: 'auth-brand' } },
  },
  oldebroek: {
    ...usual,
    kind: 'townBank',
    name: null,
    oldebroekType: true,
    corners: 'straight',
    header: { ...plain, cmsMenu: { position: 'center', borders: true, fontWeight: 500 }, authMenu: { style: 'legacy', background: 'auth-band' } },
  },
  demo: {
    ...usual,
    kind: 'demo',
    name: 'Demo',
    hosts: { 'ermelo.localhost': 'ermelo' },
    header: { ...sticky, cmsMenu: { position: 'right', borders: false, fontWeight: 500 } },
  },
} satisfies Record<string, TenantFacts>

const named = Object.entries(tenants).flatMap(([key, { hosts }]) => Object.entries(hosts).map(([host, slug]) => ({ key, host, slug })))

/** Hosts that are listed explicitly (specification §1: the domain map comes before the wildcard). */
export const domains: Readonly<Record<string, string>> = Object.fromEntries(named.map(({ host, key }) => [host, key]))

/** Hosts of a single center, by the center's slug; elsewhere the tenant's default center applies. */
export const centerHosts: Readonly<Record<string, string>> = Object.fromEntries(named.map(({ host, slug }) => [host, slug]))
