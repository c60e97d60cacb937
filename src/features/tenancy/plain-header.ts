import type { HeaderTheme } from './tenant.ts'

/** The header that a new site begins with. */
export const plainHeader: HeaderTheme = {
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
