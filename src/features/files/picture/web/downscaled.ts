import { downscale } from '#design/field/downscale-picture.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { fileWidths } from '#features/files/model/file.ts'

const isAsItIs = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * Scales a photo down to the size that pages show: 8 MB becomes half a MB. A file that the browser cannot scale is sent as it is, and the
 * server says what is wrong.
 */
export async function downscaled(file: File): Promise<Blob> {
  if (file.type === 'application/pdf' || !file.type.startsWith('image/') || file.type === 'image/svg+xml') return file
  if (isAsItIs.has(file.type) && file.size < largestFile / 2) return file
  return await downscale(file, fileWidths.at(-1)!, document.createElement('canvas')).catch(() => file)
}
