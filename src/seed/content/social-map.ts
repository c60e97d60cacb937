import type { SeedMapEntry } from './social-map-entry.ts'
import { gelderlandEntries } from './social-map-gelderland.ts'
import { harderwijkEntries } from './social-map-harderwijk.ts'
import { townEntries } from './social-map-towns.ts'

/** Forty entries of the social map, in every town: open late, hidden, closed for a while and no longer confirmed among them. */
export const socialMapEntries: SeedMapEntry[] = [...harderwijkEntries, ...gelderlandEntries, ...townEntries]
