import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A process of its own, so that whatever a picture does to a decoder ends here, and its memory is freed (ADR 0023). It reads the file from
// stdin and writes one line of JSON followed by the copies, or exits with one of the codes below.

const codes = { too_many_pixels: 3, too_much_work: 4, broken_picture: 5 } as const
/** Pixels: a phone's photo has up to 50 million. A format that must be decoded whole may have half as many. */
const most = { inRows: 50_000_000, whole: 25_000_000 }

sharp.cache(false)
sharp.concurrency(1)
// Blocks every other decoder, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
const decoders = {
  photo: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  avif: ['VipsForeignLoadHeifBuffer'],
  /** For our own drawings only. */
  drawing: ['VipsForeignLoadSvgBuffer'],
}
const [, , widthsAsked, from, to, seconds, megabytes] = process.argv as unknown as [
  string,
  string,
  string,
  keyof typeof decoders,
  'webp' | 'avif' | 'jpeg',
  string,
  string,
]
sharp.unblock({ operation: decoders[from] })

// Limits processor time, however busy the machine is. A decoder's memory is outside V8's heap, so no flag of Node limits it.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > Number(seconds) * 1e6) process.exit(codes.too_much_work)
  if (process.memoryUsage.rss() > Number(megabytes) * 2 ** 20) process.exit(codes.too_many_pixels)
}, 50).unref()

const widths = widthsAsked.split(',').map(Number)
const largest = widths.at(-1)!
const file = await buffer(process.stdin)
const read = (bytes: Buffer, failOn: 'error' | 'warning') => sharp(bytes, { limitInputPixels: most.inRows, failOn, pages: 1 })

const { width = 0, height = 0, format, isProgressive } = await read(file, 'error').metadata().catch(leave)
if (width * height > (format === 'jpeg' && !isProgressive ? most.inRows : most.whole)) process.exit(codes.too_many_pixels)
/** Rotated upright, converted to sRGB, and without metadata. */
const upright = async (...sent: Parameters<typeof read>) =>
  await read(...sent)
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
const endOfImage = Buffer.from([0xff, 0xd9])
// A JPEG that lost its last bytes is whole when the decoder, given the marker of the end, misses nothing of the picture.
const { data, info } = await upright(file, 'error')
  .catch(async (error: Error) => {
    if (format !== 'jpeg' || !error.message.includes('premature end')) throw error
    return await upright(Buffer.concat([file, endOfImage]), 'warning')
  })
  .catch(leave)
const longest = Math.max(info.width, info.height)
// A picture is not scaled up beyond its own size.
const wanted = widths.filter((_, at) => at === 0 || widths[at - 1]! < longest)
const copies = []
for (const side of wanted) {
  const resized = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  // More effort takes twice the time for a few percent of the bytes, and most browsers get the AVIF.
  const encoded =
    to === 'avif'
      ? resized.avif({ quality: 55, effort: 3 })
      : to === 'jpeg'
        ? resized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true })
        : resized.webp({ quality: 80, effort: 2 })
  const drawn = await encoded.toBuffer({ resolveWithObject: true })
  copies.push({ side, width: drawn.info.width, height: drawn.info.height, content: drawn.data })
}
const line = copies.map(({ content, ...facts }) => ({ ...facts, bytes: content.length }))
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), ...copies.map(({ content }) => content)]))

function leave(error: Error): never {
  process.exit(error.message.includes('pixel limit') ? codes.too_many_pixels : codes.broken_picture)
}
