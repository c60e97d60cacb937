/** The program that wrote a file (RFC 5545 §3.7.3). */
export const program = '-//volunteer work//nl'

/** A moment of `Date.toISOString` in UTC: `20261127T130500Z`. */
export const moment = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '')

/** Escapes a text (RFC 5545 §3.3.11); carriage returns are removed. */
export const text = (value: string) =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\r', '')
    .replaceAll('\n', String.raw`\n`)

/** A quoted value has no escapes, so characters that would end it become spaces. */
export const quoted = (value: string) => `"${value.replaceAll(/["\r\n]/g, ' ')}"`

/** Lines of at most 75 octets, never cut within a character; a continuation line begins with a space. */
function folded(line: string): string {
  let out = ''
  let room = 75
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (size > room) {
      out += '\r\n '
      room = 74
    }
    out += letter
    room -= size
  }
  return out
}

/** The file: each line folded and ended as calendars want it. */
export const fileOf = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('')
