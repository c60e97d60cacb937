import { vi } from 'vitest'
import type { Answer, TestApp } from '#src/testing/harness.ts'

type Person = { host?: string; headers: Record<string, string> }

/** Makes an import, sends the file in parts and has it read. Returns its id. */
export async function sendList(
  { call }: TestApp,
  who: Person,
  file: string | Buffer,
  { kind = 'organizations', fileName = 'lijst.csv', archive }: { kind?: string; fileName?: string; archive?: Buffer } = {},
): Promise<string> {
  const made = await call('POST', '/api/v1/imports', { ...who, body: { kind, fileName } })
  if (made.status !== 201) throw new Error(made.text)
  const id = made.body.data.id as string
  const bytes = Buffer.from(file)
  for (let part = 0; part * 524_288 < bytes.length; part += 1) {
    const piece = await putPart({ call }, who, id, part, bytes.subarray(part * 524_288, (part + 1) * 524_288))
    if (piece.status !== 200) throw new Error(piece.text)
  }
  for (let part = 0; archive && part * 524_288 < archive.length; part += 1) {
    const piece = await putPart({ call }, who, id, part, archive.subarray(part * 524_288, (part + 1) * 524_288), 'archive_parts')
    if (piece.status !== 200) throw new Error(piece.text)
  }
  const read = await call('PUT', `/api/v1/imports/${id}/read`, who)
  if (read.status !== 200) throw new Error(read.text)
  return id
}

export async function putPart(
  { call }: Pick<TestApp, 'call'>,
  { headers, ...who }: Person,
  id: string,
  part: number,
  bytes: Buffer,
  to = 'parts',
): Promise<Answer> {
  const type = to === 'parts' ? 'text/csv' : 'application/zip'
  return await call('PUT', `/api/v1/imports/${id}/${to}/${part}`, { ...who, headers: { ...headers, 'content-type': type }, body: bytes })
}

const atRest = ['waiting', 'unmapped', 'ready', 'done', 'undone', 'failed']

/** The import, as soon as no job is working on it. */
export async function waitForImport({ get }: TestApp, who: Person, id: string): Promise<any> {
  return await vi.waitFor(
    async () => {
      const { body } = await get(`/api/v1/imports/${id}`, who)
      if (!atRest.includes(body.data.attributes.status)) throw new Error(`still ${body.data.attributes.status}`)
      return { ...body.data.attributes, counts: body.data.meta.counts }
    },
    { timeout: 60_000, interval: 25 },
  )
}

/** Its rows, in the order of the screen. */
export async function rowsOf({ get }: TestApp, who: Person, id: string): Promise<any[]> {
  const { body } = await get(`/api/v1/import_rows?filter[import_id_eq]=${id}&page[size]=200`, who)
  return body.data.map((row: any) => ({ id: row.id, ...row.attributes }))
}
