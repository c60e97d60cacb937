/** A placeholder of a text and its word for people. */
export type Chip = { name: string; word: string }

export const written = (name: string) => `{{${name}}}`
const placeholder = /\{\{([^{}\n]{1,80})\}\}/g

/** The known placeholders of a text, with their place. What is not known stays as it was typed, so that its fault can be read. */
export function chipsIn(text: string, known: (name: string) => boolean): { from: number; to: number; name: string }[] {
  return [...text.matchAll(placeholder)].flatMap((found) => {
    const name = found[1]!.trim().toLowerCase()
    return known(name) ? [{ from: found.index, to: found.index + found[0].length, name }] : []
  })
}
