/**
 * Colours of a center for its mails, each `#rrggbb`, because mail programs do not support custom properties. Names as in
 * design/tokens.css.
 */
export type MailTheme = {
  /** Behind the sheet (muted-100). */
  page: string
  surface: string
  text: string
  textSoft: string
  line: string
  tint: string
  link: string
  /** The button, its text and its lower edge. */
  accent: string
  onAccent: string
  accentEdge: string
  /** The tiles: background, drawing, half tone and accent. */
  brand: string
  onBrand: string
  brandMid: string
  brandPop: string
  /** Round corners instead of square ones. */
  rounded: boolean
}

/** The columns of volunteer_centers that a mail needs. */
export type MailCenter = { id: string; tenantKey: string; name: string; town: string; phone: string | null; email: string | null }

/** The sender of a mail. */
export type MailSender = MailCenter & {
  /** Scheme, host and port of the tenant (decisions 1). */
  origin: string
  theme: MailTheme
}
