import type { HeaderTheme, TenantFacts } from '#features/tenancy/tenant.ts'
import { plainHeader } from '#features/tenancy/plain-header.ts'

const usual = {
  hosts: {},
  context: 'gelderland',
  participationSite: false,
  oldebroekType: false,
  footerColor: null,
  corners: 'rounded',
} as const

const darkNavy = '#14213d'

const sticky: HeaderTheme = { ...plainHeader, sticky: true }
/** Grey text that gets its colour on hover. */
const quiet: HeaderTheme['text'] = {
  default: { light: 'muted-700', dark: 'muted-300' },
  hover: { light: 'primary-700', dark: 'primary-300' },
  active: { light: 'primary-800', dark: 'primary-200' },
}

/**
 * The six sites of specification §1, which an empty database begins with outside production and in tests: every difference between
 * them that is neither a colour nor a text. `hosts` are those of single centers, by the center's slug.
 */
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
    kind: 'town_bank',
    name: null,
    header: { ...sticky, text: quiet, cmsMenu: { position: 'center', borders: false, fontWeight: 500 } },
  },
  vrijwilligerspunt: {
    ...usual,
    kind: 'town_point',
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
    header: { ...plainHeader, text: quiet, cmsMenu: { position: 'left', borders: false, fontWeight: 600 }, authMenu: { style: 'tab', background: 'auth-brand' } },
  },
  oldebroek: {
    ...usual,
    kind: 'town_bank',
    name: null,
    oldebroekType: true,
    corners: 'straight',
    header: { ...plainHeader, cmsMenu: { position: 'center', borders: true, fontWeight: 500 }, authMenu: { style: 'legacy', background: 'auth-band' } },
  },
  demo: {
    ...usual,
    kind: 'demo',
    name: 'Demo',
    hosts: { 'ermelo.localhost': 'ermelo' },
    header: { ...sticky, cmsMenu: { position: 'right', borders: false, fontWeight: 500 } },
  },
} satisfies Record<string, TenantFacts & { hosts: Readonly<Record<string, string>> }>

