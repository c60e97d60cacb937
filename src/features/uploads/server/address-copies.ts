import { randomBytes } from 'node:crypto'

type Copy = { name: string; width: number; height: number; content: Buffer }
export type AddressedCopies = {
  key: string
  /** As they are told to who may see them, small to large; what has no width is no picture. */
  pictures: { url: string; width: number; height: number }[]
  /** Of all of them. */
  bytes: number
  rows: { key: string; name: string; content: Buffer }[]
}

/** Puts copies under one address of 128 random bits, which nobody can guess (ADR 0023). */
export function addressCopies(folder: 'uploads' | 'files', copies: readonly Copy[], key = randomBytes(16).toString('base64url')): AddressedCopies {
  return {
    key,
    pictures: copies.flatMap(({ name, width, height }) => (width > 0 ? [{ url: `/${folder}/${key}/${name}`, width, height }] : [])),
    bytes: copies.reduce((sum, { content }) => sum + content.length, 0),
    rows: copies.map(({ name, content }) => ({ key, name, content })),
  }
}
