import type { Locale } from '#kernel/i18n/messages.ts'

/** Where, when and in which language something happens to an account; the edge makes it from the request, a job from its row. */
export type RequestContext = {
  center: { id: string; name: string; /** Links in mails begin with it (decisions 1). */ origin: string }
  /** The language of errors. A mail has that of its reader. */
  locale: Locale
  now: Date
}
