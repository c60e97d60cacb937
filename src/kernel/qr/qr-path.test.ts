import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('a telephone reads the address out of it', () => {
  const address = 'https://vrijwilligers.example/forms/K7QF-9M2P-XW4D'
  const { size, path } = qrPath(address)
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < scale * scale; at++) {
      const [px, py] = [Number(x) * scale + (at % scale), Number(y) * scale + Math.floor(at / scale)]
      data.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3)
    }
  expect(decodeQR({ width: side, height: side, data })).toBe(address)
})
