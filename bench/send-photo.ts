import { ask } from './ask.ts'
import type { Device } from './live-people.ts'

export type Picture = { url: string; width: number; avif?: string }

const boundary = '----a-line-between'

/** Uploads through the browser API proxy, as the page of files does. */
export async function sendPhoto(origin: string, { headers }: Device, { n, photo }: { n: number; photo: Buffer }): Promise<{ id: string; pictures: Picture[] }> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="foto ${n}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': crypto.randomUUID() }
  const send = async () => await ask(`${origin}/door/api/v1/files`, { ...headers, ...type, accept: 'application/json' }, 'json', body)
  // A machine that is too busy to convert it refuses it, and the page sends it again.
  const answer = await send().catch(async () => await send())
  const { data } = JSON.parse(answer) as { data: { id: string; attributes: { pictures: Picture[] } } }
  return { id: data.id, pictures: data.attributes.pictures }
}
