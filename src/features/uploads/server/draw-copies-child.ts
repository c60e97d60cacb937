import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

// A process of its own: what a picture can do to a decoder ends here, and its memory goes back with it (ADR 0023). It gets the
// file on its input and answers one line of JSON and then the copies, or leaves with one of the codes below.

const codes = { too_many_pixels: 3, too_much_work: 4, broken_picture: 5 } as const
/** A phone's photo has up to 50 million points. What must be unpacked whole to be read may have half as many. */
const most = { inRows: 50_000_000, whole: 25_000_000 }

sharp.cache(false)
sharp.concurrency(1)
// No other decoder exists for it, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] })
const decoders = {
  photo: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  avif: ['VipsForeignLoadHeifBuffer'],
  /** Of our own hand alone. */
  drawing: ['VipsForeignLoadSvgBuffer'],
}
const [, , widthsAsked, from, to, seconds, megabytes] = process.argv as unknown as [
  string,
  string,
  string,
  keyof typeof decoders,
  'webp' | 'avif',
  string,
  string,
]
sharp.unblock({ operation: decoders[from] })

// Of a processor, however busy the machine is. A decoder takes its memory beside V8's, so no flag of Node bounds it.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > Number(seconds) * 1e6) process.exit(codes.too_much_work)
  if (process.memoryUsage.rss() > Number(megabytes) * 2 ** 20) process.exit(codes.too_many_pixels)
}, 50).unref()

const widths = widthsAsked.split(',').map(Number)
const largest = widths.at(-1)!
const sent = sharp(await buffer(process.stdin), { limitInputPixels: most.inRows, failOn: 'error', pages: 1 })

const { width = 0, height = 0, format, isProgressive } = await sent.metadata().catch(leave)
if (width * height > (format === 'jpeg' && !isProgressive ? most.inRows : most.whole)) process.exit(codes.too_many_pixels)
// Upright, in the colours of a screen, and nothing that was written into the file.
const upright = await sent
  .autoOrient()
  .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
  .toColourspace('srgb')
  .raw()
  .toBuffer({ resolveWithObject: true })
  .catch(leave)
const { data, info } = upright
const longest = Math.max(info.width, info.height)
// A small picture needs no copies beyond its own size.
const wanted = widths.filter((_, at) => at === 0 || widths[at - 1]! < longest)
const copies = []
for (const side of wanted) {
  const resized = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({
    width: side,
    height: side,
    fit: 'inside',
    withoutEnlargement: true,
  })
  // More effort takes twice the time for a few hundredths of the bytes, and most browsers get the AVIF.
  const encoded = to === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80, effort: 2 })
  const drawn = await encoded.toBuffer({ resolveWithObject: true })
  copies.push({ side, width: drawn.info.width, height: drawn.info.height, content: drawn.data })
}
const line = copies.map(({ content, ...facts }) => ({ ...facts, bytes: content.length }))
process.stdout.write(Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), ...copies.map(({ content }) => content)]))

function leave(error: Error): never {
  process.exit(error.message.includes('pixel limit') ? codes.too_many_pixels : codes.broken_picture)
}
