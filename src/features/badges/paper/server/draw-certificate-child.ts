import { json } from 'node:stream/consumers'
import type { PaperFacts } from '#features/badges/paper/paper-facts.ts'
import { drawCertificate } from './draw-certificate.ts'

// A process of its own: pdfkit takes 36 MB, which the server would never give back (ADR 0071). It reads the facts from stdin as JSON and
// writes the PDF.

process.stdout.write(await drawCertificate((await json(process.stdin)) as PaperFacts))
