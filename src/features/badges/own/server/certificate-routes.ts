import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { BadRequest, NotFound, Refused } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { badgeCredential, issuerOf } from '#features/badges/credential/badge-credential.ts'
import { signBadge } from '#features/badges/credential/server/sign-badge.ts'
import { signingKey } from '#features/badges/keys/server/badge-keys.ts'
import { certificateLink } from '#features/badges/model/addresses.ts'
import { certificateWords } from '#features/badges/model/certificate-words.ts'
import type { CertificateView } from '#features/badges/own/certificate-view.ts'
import { paperColorsOf } from '#features/badges/paper/paper-colors.ts'
import { certificatePdf } from '#features/badges/paper/server/certificate-pdf.ts'
import { themeOf } from '#features/settings/look/server/theme-of.ts'
import { type CertificateRow, readCertificate } from './read-certificate.ts'

const ownPath = '/workshop_registrations/:id/certificate'
const noStore = { 'cache-control': 'no-store' }

/** GET …/certificate: what it says, and whether it is valid. */
const readRoute: ApiRoute = {
  method: 'GET',
  path: ownPath,
  run: async (call) => {
    call.refuseOtherParameters()
    return { document: { meta: { certificate: viewOf(idOf(call), await readCertificate(call)) } }, headers: noStore }
  },
}

function viewOf(registrationId: string, { id: _id, issuedAt, revokedAt, revokedReason, ...row }: CertificateRow): CertificateView {
  return {
    registrationId,
    ...row,
    issuedAt: issuedAt.toISOString(),
    revoked: revokedAt && revokedReason ? { at: revokedAt.toISOString(), reason: revokedReason } : null,
  }
}

/** GET …/certificate/pdf: the paper, in the caller's language. */
const pdfRoute: ApiRoute = {
  method: 'GET',
  path: `${ownPath}/pdf`,
  run: async (call) => {
    call.refuseOtherParameters()
    const row = await readCertificate(call)
    refuseWithdrawn(row)
    const { locale, origin } = call.asked
    const pdf = await certificatePdf({ ...row, locale, link: certificateLink(origin, row.code) }, await colorsOf(call))
    return { file: { name: `${say(locale, certificateWords.file)} ${row.title}.pdf`, type: 'application/pdf', body: Readable.from([pdf]) }, headers: noStore }
  },
}

/** GET …/certificate/badge: an Open Badge 3.0, for the participant alone; `with_name=true` puts the name in it. */
const badgeRoute: ApiRoute = {
  method: 'GET',
  path: `${ownPath}/badge`,
  parameters: ['with_name'],
  run: async (call) => {
    const row = await readCertificate(call)
    if (!row.isOwn) throw new NotFound('workshop_registrations', idOf(call))
    refuseWithdrawn(row)
    const { centerId, locale, origin, now } = call.asked
    const issuer = issuerOf(origin)
    const credential = badgeCredential({ ...row, issuedAt: secondsOf(row.issuedAt), origin, locale, name: isNamed(call) ? row.name : null })
    const badge = await signBadge({ credential, issuer, key: await signingKey(call.db, centerId, now), at: secondsOf(now) })
    const body = Readable.from([Buffer.from(JSON.stringify(badge, null, 2))])
    return { file: { name: `${row.title}.badge.json`, type: 'application/vc', body }, headers: noStore }
  },
}

/** Dates of credentials have no fractions of a second. */
const secondsOf = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`

function isNamed({ request }: ApiRequest): boolean {
  const { with_name: asked } = request.query as Record<string, string | undefined>
  if (asked !== undefined && asked !== 'true' && asked !== 'false') throw new BadRequest('invalid_filter_value', { parameter: 'with_name' })
  return asked === 'true'
}

function refuseWithdrawn({ revokedAt }: CertificateRow): void {
  if (revokedAt) throw new Refused('certificate_withdrawn')
}

async function colorsOf({ db, request: { center, tenant } }: ApiRequest) {
  return paperColorsOf(await themeOf(db, tenant, center.id))
}

/** PUT …/certificate/withdraw: it is not valid any more, for whoever checks it. By the participant, or by staff because it was a mistake. Again it does nothing. */
const withdrawRoute: ApiRoute = {
  method: 'PUT',
  path: `${ownPath}/withdraw`,
  run: async (call) => {
    const row = await readCertificate(call)
    const { centerId, actor, now } = call.asked
    const reason = row.isOwn ? 'asked' : 'mistake'
    await call.inHeldTransaction('badges', async (tx) => {
      const { rows } = await sql`update badges set revoked_at = ${now}, revoked_reason = ${reason}
        where volunteer_center_id = ${centerId} and id = ${row.id} and revoked_at is null returning id`.execute(tx)
      if (rows.length > 0) writeAuditEvent(tx, { centerId, actor }, { action: 'certificates.withdrawn', subjectType: 'workshops', subjectId: row.workshopId })
    })
    return { document: { meta: { certificate: viewOf(idOf(call), await readCertificate(call)) } }, headers: noStore }
  },
}

export const certificateRoutes: ApiRoute[] = [readRoute, pdfRoute, badgeRoute, withdrawRoute]
