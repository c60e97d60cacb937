import { downscale } from '#design/field/downscale-picture.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { fileWidths } from '#features/files/model/file.ts'

const isAsItIs = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/** A photo of eight megabytes is half a megabyte as large as a page shows it. What cannot be made smaller goes as it is: the server says what is wrong. */
export async function downscaled(file: File): Promise<Blob> {
  if (file.type === 'application/pdf' || !file.type.startsWith('image/') || file.type === 'image/svg+xml') return file
  if (isAsItIs.has(file.type) && file.size < largestFile / 2) return file
  return await downscale(file, fileWidths.at(-1)!, document.createElement('canvas')).catch(() => file)
}
