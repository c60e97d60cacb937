import { ordinaryText } from '#kernel/fields/normal-text.ts'

/** The maximum length of a name, without its extension. */
const longest = 80

/**
 * A name that is safe to show and store on any machine: no folders, no characters that change the text direction, and the extension of its
 * real type.
 */
export function nameOfFile(sent: string, ending: 'pdf' | 'webp'): string {
  const bare = ordinaryText(sent.slice(-300))
    .split(/[\\/]/)
    .at(-1)!
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}"<>:|?*%;\u061c\u200e\u200f]/gu, '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .trim()
    .replace(/^\.+/, '')
  const short = [...bare].slice(0, longest).join('').trim()
  return `${short || (ending === 'pdf' ? 'bestand' : 'foto')}.${ending}`
}
