import type { MapPhone } from './entry.ts'

/** A telephone as a line of text: “Balie: 0525 12 34 56”. */
export const lineOfPhone = ({ label, number }: MapPhone): string => (label ? `${label}: ${number}` : number)

/** Reads such a line. What stands before the last colon is its label. */
export function readPhone(line: string): MapPhone {
  const at = line.lastIndexOf(':')
  return at < 0 ? { label: '', number: line.trim() } : { label: line.slice(0, at).trim(), number: line.slice(at + 1).trim() }
}
