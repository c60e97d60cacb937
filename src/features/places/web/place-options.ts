import type { ComboboxOption } from '#design/combobox/combobox.ts'

type Answer = { data: { attributes: { name: string; municipality: string; postcode: string | null; label: string } }[] }

/** The suggestions from an API answer. Names the municipality where that adds something. */
export function placeOptions({ data }: Answer): ComboboxOption[] {
  return data.map(({ attributes: { name, municipality, postcode, label } }) => {
    if (postcode) return { label, name: postcode, note: name }
    return { label, name, note: municipality === name && label === name ? '' : municipality }
  })
}
