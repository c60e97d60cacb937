import type { RevokedReason } from '#features/badges/model/codes.ts'

/** A certificate as its page shows it. */
export type CertificateView = {
  registrationId: string
  workshopId: string
  code: string
  name: string
  title: string
  learns: string[]
  days: string[]
  minutes: number
  trainer: string | null
  center: string
  issuedAt: string
  revoked: { at: string; reason: RevokedReason } | null
  isOwn: boolean
}
