/**
 * The purposes of a picture, with the widths of its copies, small to large, and where it is shown. `square` fits whole into a square with
 * transparent margins; `wide` keeps its aspect ratio.
 */
export const purposes = {
  organization_logo: { shape: 'square', widths: [96, 192], largest: 512 },
  organization_cover: { shape: 'wide', widths: [640, 1280, 1920], largest: 1920 },
  /** In the header of a center's pages, and as favicon. */
  center_logo: { shape: 'square', widths: [96, 192], largest: 512 },
  center_icon: { shape: 'square', widths: [64, 192], largest: 512 },
  contact_photo: { shape: 'square', widths: [96, 192, 384], largest: 768 },
  vacancy_image: { shape: 'wide', widths: [640, 1280, 1920], largest: 1920 },
  activity_image: { shape: 'wide', widths: [640, 1280, 1920], largest: 1920 },
} as const satisfies Record<string, { shape: 'square' | 'wide'; widths: readonly number[]; /** The longest side of any copy, in pixels. */ largest: number }>

export type Purpose = keyof typeof purposes
export const purposeNames = Object.keys(purposes) as [Purpose, ...Purpose[]]

/** Bytes of an uploaded file. */
export const largestFile = 10 * 1024 * 1024
