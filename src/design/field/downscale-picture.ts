/** Below this a picture goes as it is, unless it has more pixels than anybody shows. */
const lightEnough = 1024 * 1024

/**
 * The picture as it is sent: no side longer than `largest`, so that it leaves quickly over a bad line. Drawn on `canvas` for
 * whoever chose it. What this does to it is for speed only; the server judges and draws it anew.
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
  // Only a JPEG has no transparent parts for certain.
  const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/png' : 'image/jpeg'
  return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))), type, 0.85))
}
