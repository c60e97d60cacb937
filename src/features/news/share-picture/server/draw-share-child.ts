import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A process of its own, so that the memory goes back with it: a drawing of ours on its input, its picture on its output.
sharp.cache(false)
sharp.concurrency(1)
process.stdout.write(
  await sharp(await buffer(process.stdin))
    .png({ palette: true, colours: 64 })
    .toBuffer(),
)
