import { crc32, deflateSync } from 'node:zlib'

/** Colour of the point (x, y) as [red, green, blue, alpha], each 0–255. */
export type Paint = (x: number, y: number) => readonly [number, number, number, number]

/** Draws a PNG of `width` by `height` pixels. Each pixel is the mean of nine points, so that round edges are smooth. */
export function drawPng(width: number, height: number, paint: Paint): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height) // each row begins with its filter: 0, none
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(mean(x, y, paint), y * (width * 4 + 1) + 1 + x * 4)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6], 8) // 8 bits, red green blue alpha
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function mean(x: number, y: number, paint: Paint): number[] {
  const sum = [0, 0, 0, 0]
  for (const dy of [1 / 6, 3 / 6, 5 / 6]) {
    for (const dx of [1 / 6, 3 / 6, 5 / 6]) {
      const [red, green, blue, alpha] = paint(x + dx, y + dy)
      for (const [index, value] of [red * alpha, green * alpha, blue * alpha, alpha].entries()) sum[index]! += value
    }
  }
  const [red = 0, green = 0, blue = 0, alpha = 0] = sum
  const opaque = alpha || 1
  return [red / opaque, green / opaque, blue / opaque, alpha / 9].map(Math.round)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
