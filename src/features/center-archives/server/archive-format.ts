import { hkdfSync, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { KeyRing } from '#kernel/encryption/server/field-keys.ts'

/** The shape of an archive; a later one has another number (ADR 0075). */
export const archiveFormat = 1

/** What an archive begins with, so that one that cannot be imported is refused before the rest is read. */
export const aboutShape = z.object({
  format: z.number(),
  /** The name of the newest migration that the database had. */
  migration: z.string(),
  id: z.uuid(),
  made: z.string(),
  center: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
})
export type About = z.infer<typeof aboutShape>

/** What it ends with: how many rows each table has, and the length in bytes and the SHA-256 of every part before it. */
export const manifestShape = z.object({
  format: z.number(),
  migration: z.string(),
  tables: z.record(z.string().regex(/^[a-z_]{1,63}$/), z.number()),
  parts: z.record(z.string(), z.tuple([z.number(), z.string()])),
})
export type Manifest = z.infer<typeof manifestShape>

export const aboutName = 'about.json'
export const manifestName = 'manifest.json'
export const tablePart = (table: string, number: number): string => `tables/${table}/${String(number).padStart(5, '0')}.jsonl`

/** One line of a part of a table: the row as PostgreSQL writes it, and beside it what is encrypted and what is a file of its own. */
export const lineShape = z.object({
  row: z.record(z.string(), z.unknown()),
  encrypted: z.record(z.string(), z.string()).optional(),
  files: z.record(z.string(), z.string()).optional(),
})

/** Why an archive cannot be imported, and what to do, for whoever runs the command. */
export class ArchiveFault extends Error {}

/** Without characters that look like others: 0, O, 1, I, L and U. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Six groups of four signs: 117 random bits, so that the cost of trying one does not matter. */
export function newPassphrase(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return Array.from({ length: 6 }, group).join('-')
}

/** A passphrase as it was made, however it was typed. */
export function readPassphrase(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return plain.match(/.{1,4}/g)?.join('-') ?? ''
}

/** The keys of what stays encrypted inside: what people wrote about help is in plain text nowhere in the archive. */
export function keyRingOf(passphrase: string, archiveId: string): KeyRing {
  return [{ id: 'archive', key: Buffer.from(hkdfSync('sha256', passphrase, archiveId, 'encrypted columns of an archive', 32)) }]
}
