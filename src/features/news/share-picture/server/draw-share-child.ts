import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A process of its own, so that its memory is freed when it ends: reads an SVG from stdin and writes a JPEG to stdout.
sharp.cache(false)
sharp.concurrency(1)
process.stdout.write(
  await sharp(await buffer(process.stdin))
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer(),
)
