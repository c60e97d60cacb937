import { callApi } from '#kernel/http/pages/web/call-api.ts'
import type { ExportedResource, ExportFilters } from '#features/exports/export.ts'

export type MadeExport = { href: string; rows: number }
type Exported = { id: string; attributes: { status: 'running' | 'done' | 'failed'; url: string | null; rowCount: number } }

/** Milliseconds between two looks whether the file is there. */
const pause = 700

/** Has a file made and waits until it is there. Null, or why not, when there is none. */
export async function makeExport(asked: { resource: ExportedResource; filters: ExportFilters; sort: string }): Promise<MadeExport | string | null> {
  let answer = await callApi('POST', 'exports', { data: { type: 'exports', attributes: asked } })
  for (;;) {
    if (!answer.ok) return answer.fault
    const { id, attributes } = answer.document.data as unknown as Exported
    if (attributes.status !== 'running') return attributes.url ? { href: `/door${attributes.url}`, rows: attributes.rowCount } : null
    await new Promise((resolve) => setTimeout(resolve, pause))
    answer = await callApi('GET', `exports/${id}`)
  }
}
