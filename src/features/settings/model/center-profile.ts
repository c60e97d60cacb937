import { email, json, oneOf, text, url } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** SQL: the address of the largest copy of a picture. */
const pictureUrl = (column: string) =>
  `(select u.pictures -> -1 ->> 'url' from uploads u where u.volunteer_center_id = @.volunteer_center_id and u.id = @.${column})`

const shades = json<Record<string, string> | null>()
/** A shade of the theme (`muted-50`), `#rrggbb` or `R G B`. */
const color = () => text({ max: 40, optional: true })
const preset = () => text({ max: 40, optional: true })

/**
 * The look and contact details that a center chose (specification §3, decisions 35): read with every page, changed by its admins. The
 * colours have two names: those of the profile are read only, those of the theme settings are written.
 */
export const volunteerCenterProfile = defineResource({
  type: 'volunteer_center_profiles',
  belongsTo: 'center',
  order: 'gtagId',
  attributes: {
    faviconUrl: url({ sql: pictureUrl('icon_id'), optional: true }),
    websiteLogoUrl: url({ sql: pictureUrl('logo_id'), optional: true }),
    gtagId: text({ max: 24, pattern: /^(?:G|GT|UA|AW)-[A-Z0-9-]{4,20}$/, optional: true }),
    primaryColor: text({ sql: '@.primary_color_preset', optional: true }),
    primaryColorPreset: preset(),
    primaryColorShades: shades({ optional: true }),
    secondaryColor: text({ sql: '@.secondary_color_preset', optional: true }),
    secondaryColorPreset: preset(),
    secondaryColorShades: shades({ optional: true }),
    mutedColor: text({ sql: '@.muted_color_preset', optional: true }),
    mutedColorPreset: preset(),
    backgroundColor: color(),
    textColor: color(),
    /** Null: the corners of its tenant. */
    cornerShape: oneOf(['rounded', 'straight'], { optional: true }),
    footerTitleNl: text({ max: 60, optional: true }),
    footerTitleEn: text({ max: 60, optional: true }),
    footerTextNl: text({ max: 300, optional: true }),
    footerTextEn: text({ max: 300, optional: true }),
    contactName: text({ max: 80, optional: true }),
    contactRoleNl: text({ max: 80, optional: true }),
    contactRoleEn: text({ max: 80, optional: true }),
    contactPhone: text({ max: 26, reads: 'telephone', optional: true }),
    contactEmail: email({ optional: true }),
    contactHoursNl: text({ max: 200, optional: true }),
    contactHoursEn: text({ max: 200, optional: true }),
  },
  relationships: {
    volunteerCenter: one('volunteer_centers', 'volunteer_center_id'),
    logo: one('uploads', 'logo_id', { optional: true }),
    icon: one('uploads', 'icon_id', { optional: true }),
    contactPhoto: one('uploads', 'contact_photo_id', { optional: true }),
  },
  includes: ['volunteerCenter', 'logo', 'icon', 'contactPhoto'],
  verbs: ['get', 'update'],
})
