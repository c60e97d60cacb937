import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { limits, type ImportKind } from '#features/imports/model/states.ts'

type Sent = { kind: ImportKind; file: File; /** A sentence of ours for a file that is too large. */ tooLarge: string; onProgress: (share: number) => void }

/** Sends a file piece by piece. Answers the import; or why there is none, null when nobody said so. */
export async function sendFile({ kind, file, tooLarge, onProgress }: Sent): Promise<{ id: string } | { problem: string | null }> {
  if (file.size > limits.bytes) return { problem: tooLarge }
  const made = await callApi('POST', 'imports', { data: { type: 'imports', attributes: { kind, file_name: file.name.slice(-200) } } })
  if (!made.ok) return { problem: made.fault }
  const { id } = made.document.data as { id: string }
  const parts = Math.max(1, Math.ceil(file.size / limits.partBytes))
  for (let part = 0; part < parts; part += 1) {
    const answer = await callApi('PUT', `imports/${id}/parts/${part}`, file.slice(part * limits.partBytes, (part + 1) * limits.partBytes))
    if (!answer.ok) return { problem: answer.fault }
    onProgress((part + 1) / parts)
  }
  const read = await callApi('PUT', `imports/${id}/read`)
  return read.ok ? { id } : { problem: read.fault }
}
