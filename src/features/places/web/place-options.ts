/** A place to choose: what the field will say, and how the list shows it. */
export type PlaceOption = { label: string; name: string; note: string }

type Answer = { data: { attributes: { name: string; municipality: string; postcode: string | null; label: string } }[] }

/** The places of an answer of the API. A municipality is told where it says more than the name does. */
export function placeOptions({ data }: Answer): PlaceOption[] {
  return data.map(({ attributes: { name, municipality, postcode, label } }) => {
    if (postcode) return { label, name: postcode, note: name }
    return { label, name, note: municipality === name && label === name ? '' : municipality }
  })
}

/** What of a name was typed, and the rest; capitals, accents and apostrophes make no difference. */
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
