const signs: readonly [code: 'excel' | 'pdf' | 'zip' | 'unicode', sign: readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['unicode', [0xff, 0xfe]],
  ['unicode', [0xfe, 0xff]],
]

/** What a file is when it is no text that we read: told by how it begins, whatever it is called. An Excel file is a zip of a kind. */
export function sniff(start: Buffer): 'excel' | 'pdf' | 'zip' | 'unicode' | 'binary' | null {
  const found = signs.find(([, sign]) => sign.every((byte, at) => start[at] === byte))?.[0]
  if (found === 'zip') return start.subarray(0, 4000).includes('[Content_Types].xml') ? 'excel' : 'zip'
  return found ?? (start.includes(0) ? 'binary' : null)
}
