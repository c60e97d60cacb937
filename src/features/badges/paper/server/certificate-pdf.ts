import { join } from 'node:path'
import { drawInChild } from '#kernel/pdf/server/draw-in-child.ts'
import { qrPath } from '#kernel/qr/qr-path.ts'
import type { CertificateFacts } from '#features/badges/model/certificate.ts'
import type { PaperColors } from '#features/badges/paper/paper-colors.ts'
import type { PaperFacts } from '#features/badges/paper/paper-facts.ts'

/** A certificate as a tagged PDF of one page. @throws 503 when too many wait, or the process fails */
export async function certificatePdf(facts: CertificateFacts, colors: PaperColors): Promise<Buffer> {
  const paper: PaperFacts = { ...facts, colors, qr: qrPath(facts.link) }
  return await drawInChild(join(import.meta.dirname, 'draw-certificate-child.ts'), paper)
}
