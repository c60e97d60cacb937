import type { QrShape } from '#kernel/qr/qr-path.ts'
import type { CertificateFacts } from '#features/badges/model/certificate.ts'
import type { PaperColors } from './paper-colors.ts'

/** All that the paper of a certificate shows. */
export type PaperFacts = CertificateFacts & { qr: QrShape; colors: PaperColors }
