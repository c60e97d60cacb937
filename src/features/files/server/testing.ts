import type { TestApp } from '#src/testing/harness.ts'
import { formOf, sender } from '#features/uploads/server/testing.ts'

type More = { filename?: string; type?: string }

/** Uploads files to the library of a center. */
export function librarian(started: TestApp) {
  const send = sender(started)
  const sendFile = async (
    file: Buffer,
    headers: Record<string, string>,
    { filename = 'foto.jpg', type = 'image/jpeg', host = 'demo.localhost' }: More & { host?: string } = {},
  ) => await send(formOf([{ name: 'file', file, filename, type }]), { headers, host, path: '/api/v1/files' })
  const replace = async (id: string, file: Buffer, headers: Record<string, string>, { words = 'keep', type = 'image/jpeg', host = 'demo.localhost' } = {}) => {
    const form = formOf([{ name: 'file', file, filename: 'nieuw.jpg', type }])
    const url = `/api/v1/files/${id}/replace?words=${words}`
    const answer = await started.app.inject({ method: 'PUT', url, headers: { host, ...form.headers, ...headers }, payload: form.payload })
    return { status: answer.statusCode, body: JSON.parse(answer.payload) }
  }
  return { sendFile, replace, keep: async (file: Buffer, headers: Record<string, string>, more?: More) => (await sendFile(file, headers, more)).body.data }
}

/** A PDF of one empty page. */
export const pdf = (more = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`)
