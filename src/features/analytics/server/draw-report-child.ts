import { json } from 'node:stream/consumers'
import type { ReportFacts } from '#features/analytics/report-facts.ts'
import { drawReport } from './draw-report.ts'

// A process of its own, as for certificates (ADR 0071). It reads the facts from stdin as JSON and writes the PDF.

process.stdout.write(await drawReport((await json(process.stdin)) as ReportFacts))
