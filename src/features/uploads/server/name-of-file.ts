/** As long as a name is kept, without its ending. */
const longest = 80

/** A name that can be shown and kept on any machine: no folders, nothing that turns its letters round, and the ending of what it is. */
export function nameOfFile(sent: string, ending: 'pdf' | 'webp'): string {
  const bare = sent
    .slice(-300)
    .split(/[\\/]/)
    .at(-1)!
    .replaceAll(/[\p{C}"<>:|?*%;]/gu, '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .trim()
    .replace(/^\.+/, '')
  const short = [...bare].slice(0, longest).join('').trim()
  return `${short || (ending === 'pdf' ? 'bestand' : 'foto')}.${ending}`
}
