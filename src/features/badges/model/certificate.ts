import type { Locale } from '#kernel/i18n/messages.ts'

/** What a certificate says, on its page and as a PDF. */
export type CertificateFacts = {
  /** Of the participant, as they write it. */
  name: string
  /** Of the workshop. */
  title: string
  /** Dutch dates of its sessions, `2026-09-05`, in order, each once. */
  days: readonly string[]
  /** Minutes of all its sessions together. */
  minutes: number
  /** What one learns, a line each. */
  learns: readonly string[]
  trainer: string | null
  center: string
  code: string
  /** Where it can be checked: `https://…/forms/{code}`. */
  link: string
  locale: Locale
}
