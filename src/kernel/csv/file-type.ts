import { utf16Of } from './find-encoding.ts'

const signs: readonly [type: 'excel' | 'pdf' | 'zip', sign: readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
]

/** What a file is when it is no text, by its first bytes, whatever its name; null for text. An Excel file is a zip. */
export function typeOfNoText(start: Buffer): 'excel' | 'pdf' | 'zip' | 'binary' | null {
  const found = signs.find(([, sign]) => sign.every((byte, at) => start[at] === byte))?.[0]
  if (found === 'zip') return start.subarray(0, 4000).includes('[Content_Types].xml') ? 'excel' : 'zip'
  return found ?? (start.includes(0) && !utf16Of(start) ? 'binary' : null)
}
