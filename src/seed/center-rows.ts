import type { Ramp } from '#features/settings/colors/contrast.ts'
import { tenantRamps } from '#features/settings/colors/presets.ts'
import { centers } from './content/centers.ts'
import type { SeedCenter, TenantKey } from './content/types.ts'
import { idOf } from './id.ts'
import type { Row } from './insert-rows.ts'

type Color = { preset: string } | { custom: Ramp }
type Theme = { primary: Color; secondary: Color; muted: string }

const custom = (name: keyof typeof tenantRamps): Color => ({ custom: tenantRamps[name].shades })

/** Each tenant's colours: a preset, or shades of its own (the design's table of tenants). */
const themes: Record<TenantKey, Theme> = {
  public: { primary: custom('petrol'), secondary: { preset: 'orange' }, muted: 'stone' },
  vrijwilligersbank: { primary: custom('delft'), secondary: custom('abrikoos'), muted: 'slate' },
  vrijwilligerspunt: { primary: custom('baksteen'), secondary: { preset: 'sky' }, muted: 'stone' },
  meedoen: { primary: { preset: 'mauve' }, secondary: { preset: 'lime' }, muted: 'zinc' },
  oldebroek: { primary: custom('heide'), secondary: { preset: 'yellow' }, muted: 'neutral' },
  demo: { primary: { preset: 'yellow' }, secondary: { preset: 'indigo' }, muted: 'gray' },
}

const created = '2024-01-08T09:00:00Z'
export const centerId = (slug: string) => idOf('center', slug, -800)

/** Every center, written on the platform, outside row-level security. */
export function centerRows(): Row[] {
  return centers.map((center) => ({
    id: centerId(center.slug),
    tenant_key: center.tenantKey,
    slug: center.slug,
    name: center.name,
    town: center.town,
    is_default: center.isDefault,
    street: center.street,
    house_number: center.houseNumber,
    postcode: center.postcode,
    city: center.city,
    latitude: center.lat,
    longitude: center.lng,
    phone: center.phone,
    email: center.email,
    opening_hours: center.openingHours,
    welcome: welcomeOf(center),
    // One of them trusts its organizations.
    reviews_vacancies: center.slug !== 'doetinchem',
    created_at: created,
    updated_at: created,
  }))
}

/** How a center looks. */
export function profileRow({ slug, tenantKey }: SeedCenter): Row {
  const { primary, secondary, muted } = themes[tenantKey]
  return {
    id: idOf('center profile', slug, -800),
    volunteer_center_id: centerId(slug),
    primary_color_preset: 'preset' in primary ? primary.preset : null,
    primary_color_shades: 'custom' in primary ? primary.custom : null,
    secondary_color_preset: 'preset' in secondary ? secondary.preset : null,
    secondary_color_shades: 'custom' in secondary ? secondary.custom : null,
    muted_color_preset: muted,
    created_at: created,
    updated_at: created,
  }
}

function welcomeOf({ heroTitle, heroIntro }: SeedCenter) {
  return { nl: { title: heroTitle.nl, intro: heroIntro.nl }, en: { title: heroTitle.en, intro: heroIntro.en } }
}
