export type FileType = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

const is = (head: Buffer, at: number, text: string) => head.toString('latin1', at, at + text.length) === text

/** The type of a file by its first bytes; its name and declared type are ignored. */
export function detectFileType(head: Buffer): FileType {
  if (is(head, 0, '\xff\xd8\xff')) return 'jpeg'
  if (is(head, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (is(head, 0, 'RIFF') && is(head, 8, 'WEBP')) return 'webp'
  return is(head, 4, 'ftyp') && ['heic', 'heix', 'hevc', 'mif1', 'msf1'].some((brand) => is(head, 8, brand)) ? 'heic' : 'other'
}
