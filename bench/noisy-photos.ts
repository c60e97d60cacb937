import sharp, { type Sharp } from 'sharp'

const [width, height] = [4000, 3000]
/** Grain sizes from a face to a single pixel, as in a photo: pixel noise alone becomes grey when it is scaled down. */
const grains = [40, 10, 3, 1]

/** Photos of about 8 MB that compress badly, each different. */
export async function noisyPhotos(count: number): Promise<Buffer[]> {
  let picture = await raw(noise(200))
  for (const grain of grains) {
    const size = { width: Math.round(width / grain), height: Math.round(height / grain) }
    const below = await raw(sharp(picture.data, { raw: picture.info }).resize({ ...size, fit: 'fill' }))
    const over = await raw(noise(grain).ensureAlpha(grain === 1 ? 0.5 : 0.4))
    picture = await raw(sharp(below.data, { raw: below.info }).composite([{ input: over.data, raw: over.info }]))
  }
  const photos = Array.from({ length: count }, async (_, turn) => {
    // Each crop differs, so that each is another picture.
    const moved = sharp(picture.data, { raw: picture.info }).extract({ left: turn * 8, top: 0, width: width - 80, height })
    return await moved.jpeg({ quality: 90 }).toBuffer()
  })
  return await Promise.all(photos)
}

const noise = (grain: number) =>
  sharp({
    create: {
      width: Math.round(width / grain),
      height: Math.round(height / grain),
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 85 },
    },
  })

const raw = async (picture: Sharp) => await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
