/** Splits a name into the part that was typed and the rest; capitals, accents and apostrophes are ignored. */
export function splitTyped(name: string, typed: string): [typed: string, rest: string] {
  const letters = plain(typed.trim())
  const start = name.slice(0, letters.length + (plain(name).startsWith("'") && !letters.startsWith("'") ? 1 : 0))
  return letters !== '' && plain(start).endsWith(letters) ? [start, name.slice(start.length)] : ['', name]
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
}
