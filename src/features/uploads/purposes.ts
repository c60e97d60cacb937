/**
 * What a picture can be for, and the copies that are made of it: how wide they are, small to large, and where it is shown.
 * `square` stands whole in a square, with see-through rims; `wide` keeps its own form.
 */
export const purposes = {
  organization_logo: { shape: 'square', widths: [96, 192], largest: 512 },
  organization_cover: { shape: 'wide', widths: [640, 1280, 1920], largest: 1920 },
  /** Above the pages of a center, and in the tab of a browser. */
  center_logo: { shape: 'square', widths: [96, 192], largest: 512 },
  center_icon: { shape: 'square', widths: [64, 192], largest: 512 },
  contact_photo: { shape: 'square', widths: [96, 192, 384], largest: 768 },
  vacancy_image: { shape: 'wide', widths: [640, 1280, 1920], largest: 1920 },
} as const satisfies Record<string, { shape: 'square' | 'wide'; widths: readonly number[]; /** No side that leaves a browser is longer. */ largest: number }>

export type Purpose = keyof typeof purposes
export const purposeNames = Object.keys(purposes) as [Purpose, ...Purpose[]]

/** Bytes of the file that somebody sends. */
export const largestFile = 10 * 1024 * 1024
