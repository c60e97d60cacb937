/** Colours of a center for its mails, each `#rrggbb`: mail programs know no custom properties. Names as in design/tokens.css. */
export type MailTheme = {
  /** Behind the sheet (muted-100). */
  page: string
  surface: string
  text: string
  textSoft: string
  line: string
  tint: string
  link: string
  /** The button, its words and its lower edge. */
  accent: string
  onAccent: string
  accentEdge: string
  /** The tiles: ground, drawing, half tone and spark. */
  brand: string
  onBrand: string
  brandMid: string
  brandPop: string
  /** Round corners, or straight ones. */
  rounded: boolean
}

/** The row of volunteer_centers, as far as a mail needs it. */
export type MailCenter = { id: string; tenantKey: string; name: string; town: string; phone: string | null; email: string | null }

/** Who a mail comes from. */
export type MailSender = MailCenter & {
  /** Scheme, host and port of the tenant (decisions 1). */
  origin: string
  theme: MailTheme
}
