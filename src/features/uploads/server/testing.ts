import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { InjectOptions } from 'fastify'
import type { TestApp } from '#src/testing/harness.ts'

export type Part = { name: string; value?: string; file?: Buffer; filename?: string; type?: string }

const boundary = '----a-line-between'

/** A multipart form as a browser writes it. */
export function formOf(parts: readonly Part[]): { headers: Record<string, string>; payload: Buffer } {
  const written = parts.flatMap(({ name, value, file, filename = 'foto.jpg', type = 'image/jpeg' }) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file ? `; filename="${filename}"\r\ncontent-type: ${type}` : ''}\r\n\r\n`),
    file ?? Buffer.from(value ?? ''),
    Buffer.from('\r\n'),
  ])
  return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` }, payload: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]) }
}

export const pictureForm = (file: Buffer, more: { purpose?: string; alt?: string; filename?: string; type?: string } = {}) => {
  const { purpose = 'organization_logo', alt = 'Een blauwe deur', ...rest } = more
  return formOf([
    { name: 'purpose', value: purpose },
    { name: 'alt', value: alt },
    { name: 'file', file, ...rest },
  ])
}

/** A photo of one colour. */
export async function photo({ width = 300, height = 200 } = {}, draw: (picture: Sharp) => Sharp = (picture) => picture.jpeg()): Promise<Buffer> {
  return await draw(sharp({ create: { width, height, channels: 3, background: '#2553c7' } })).toBuffer()
}

/** A white PNG, as small as it can be written. */
export function pngOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size[8] = 1
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Sends a form to the API as a person. */
export function sender({ app }: Pick<TestApp, 'app'>) {
  return async (
    form: { headers: Record<string, string>; payload: InjectOptions['payload'] },
    { host = 'demo.localhost', headers = {}, path = '/api/v1/uploads' }: { host?: string; headers?: Record<string, string>; path?: string } = {},
  ) => {
    const answer = await app.inject({ method: 'POST', url: path, headers: { host, ...form.headers, ...headers }, payload: form.payload! })
    return { status: answer.statusCode, headers: answer.headers, body: answer.payload ? JSON.parse(answer.payload) : undefined }
  }
}
