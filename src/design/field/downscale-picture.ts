/** Bytes below which a picture is sent unchanged, unless it has more pixels than any page shows. */
const lightEnough = 1024 * 1024

/**
 * Scales a picture down so that no side is longer than `largest`, to upload quickly over a bad connection. It is drawn on
 * `canvas`, which doubles as the preview. This is only for speed; the server validates and encodes the picture again.
 * @throws when the browser cannot read it
 */
export async function downscale(file: Blob, largest: number, canvas: HTMLCanvasElement): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const share = Math.min(1, largest / Math.max(width, height))
  canvas.width = Math.max(1, Math.round(width * share))
  canvas.height = Math.max(1, Math.round(height * share))
  const pen = canvas.getContext('2d')!
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const isTaken = ['image/jpeg', 'image/png', 'image/webp'].includes(file.type)
  if (isTaken && (share === 1 || file.size < lightEnough)) return file
  // Only a JPEG certainly has no transparency.
  const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/png' : 'image/jpeg'
  return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))), type, 0.85))
}
