import { municipalityNames } from '#features/tenancy/gelderland.ts'
import { boolean, email, json, number, someOf, text } from '#kernel/fields/field.ts'
import { defineResource, owns } from '#kernel/jsonapi/resource.ts'

/** A volunteer center as the public sees it; `Center` in tenant.ts is the center of a request. */
export const volunteerCenter = defineResource({
  type: 'volunteer_centers',
  belongsTo: 'platform',
  order: 'name',
  attributes: {
    name: text({ readOnly: true, sort: true, filter: ['eq', 'text'] }),
    slug: text({ readOnly: true, filter: ['eq'] }),
    town: text({ readOnly: true, filter: ['eq', 'text'] }),
    street: text({ readOnly: true, optional: true }),
    houseNumber: text({ readOnly: true, optional: true }),
    postcode: text({ readOnly: true, optional: true }),
    city: text({ readOnly: true, optional: true }),
    latitude: number({ readOnly: true }),
    longitude: number({ readOnly: true }),
    phone: text({ readOnly: true, optional: true }),
    email: email({ readOnly: true, optional: true }),
    openingHours: json<{ nl?: string; en?: string }>()({ readOnly: true }),
    /** It reviews a vacancy before others see it (domain §3.1). */
    reviewsVacancies: boolean(),
    /** It looks at an activity of an organization before others see it (domain §3.7). */
    activitiesNeedApproval: boolean(),
    /** Gelderse Handen shows it (town.md §6). */
    shownInRegion: boolean(),
    /** Those that it serves: a place in one of them leads to it. */
    municipalities: someOf(municipalityNames, { min: 0, maxItems: municipalityNames.length, later: true }),
    welcome: json<{ nl?: { title: string; intro: string }; en?: { title: string; intro: string } }>()({ readOnly: true }),
  },
  relationships: { profile: owns('volunteer_center_profiles', 'volunteer_center_id') },
  includes: ['profile'],
  verbs: ['get', 'update'],
})
