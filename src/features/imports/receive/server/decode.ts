type Pieces = AsyncIterable<Buffer>

/** UTF-8 when every byte says so, else what Excel writes in the Netherlands. */
export async function encodingOf(pieces: Pieces): Promise<'UTF-8' | 'Windows-1252'> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces) strict.decode(piece, { stream: true })
    strict.decode()
    return 'UTF-8'
  } catch {
    return 'Windows-1252' // the bytes decide: there is no other sign
  }
}

/** The text, piece by piece; a mark at its beginning is not part of it. */
export async function* textOf(pieces: Pieces, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}
