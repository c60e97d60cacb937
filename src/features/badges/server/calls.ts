import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

const text = { type: 'string' }
const certificate = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: {
      type: 'object',
      required: ['certificate'],
      properties: {
        certificate: {
          type: 'object',
          required: ['registrationId', 'workshopId', 'code', 'name', 'title', 'learns', 'days', 'minutes', 'trainer', 'center', 'issuedAt', 'revoked', 'isOwn'],
          properties: {
            registrationId: text,
            workshopId: text,
            code: text,
            name: text,
            title: text,
            learns: { type: 'array', items: text },
            days: { type: 'array', items: text },
            minutes: { type: 'integer' },
            trainer: { type: ['string', 'null'] },
            center: text,
            issuedAt: text,
            revoked: {
              type: ['object', 'null'],
              required: ['at', 'reason'],
              properties: { at: text, reason: { type: 'string', enum: ['mistake', 'asked'] } },
            },
            isOwn: { type: 'boolean' },
          },
        },
      },
    },
  },
}
const path = '/api/v1/workshop_registrations/:id/certificate'

const did = {
  type: 'object',
  required: ['id', 'verificationMethod', 'assertionMethod'],
  properties: { id: text, verificationMethod: { type: 'array' }, assertionMethod: { type: 'array', items: text } },
}
const revoked = {
  type: 'object',
  required: ['id', 'issuer', 'revokedCredential'],
  properties: { id: text, issuer: text, revokedCredential: { type: 'array', items: { type: 'object', required: ['id', 'revoked', 'revocationReason'] } } },
}

/** Calls about certificates, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  [`GET ${path}`]: {
    id: 'getCertificate',
    summary: 'The certificate of a registration, for the participant and for staff',
    answer: certificate,
    refusals: [404],
  },
  [`GET ${path}/pdf`]: { id: 'getCertificatePdf', summary: 'The certificate as a tagged PDF of one page', file: 'application/pdf', refusals: [404, 409, 503] },
  [`GET ${path}/badge`]: {
    id: 'getCertificateBadge',
    summary: 'The certificate as an Open Badge 3.0, for the participant; the name is in it only when asked for',
    file: 'application/vc',
    refusals: [400, 404, 409, 503],
  },
  [`PUT ${path}/withdraw`]: { id: 'withdrawCertificate', summary: 'Make a certificate invalid for whoever checks it', answer: certificate, refusals: [404] },
  'GET /.well-known/did.json': {
    id: 'getIssuer',
    summary: 'did:web: the keys with which badges of this site are or were signed',
    answer: did,
    open: true,
    refusals: [404],
  },
  'GET /badges/revoked/:year.json': {
    id: 'listRevokedBadges',
    summary: 'The badges of one year that were withdrawn (1EdTech Revocation List)',
    answer: revoked,
    open: true,
    refusals: [404],
  },
}
