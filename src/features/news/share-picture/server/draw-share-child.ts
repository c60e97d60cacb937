import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A process of its own, so that its memory is freed when it ends: reads an SVG from stdin and writes a PNG to stdout.
sharp.cache(false)
sharp.concurrency(1)
process.stdout.write(
  await sharp(await buffer(process.stdin))
    .png({ palette: true, colours: 64 })
    .toBuffer(),
)
