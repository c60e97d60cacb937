import { crc32, deflateRawSync } from 'node:zlib'

type Zipped = { name: string; content: Buffer; /** Claims to be encrypted. */ isEncrypted?: boolean; /** The unpacked size that it claims. */ claims?: number }

/** A zip file, also of kinds that no program makes. */
export function zipOf(files: readonly Zipped[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, isEncrypted = false, claims = content.length } of files) {
    const packed = deflateRawSync(content)
    const path = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(claims, 18)
    about.writeUInt16LE(path.length, 22)
    parts.push(Buffer.from('PK\x03\x04'), about, path, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), about, rest, path)
    at += 4 + about.length + path.length + packed.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end])
}
