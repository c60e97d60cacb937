/** So many words of its own an application may have. */
export const maxTags = 5

/** Words as somebody types them behind each other, each once. */
export function readTags(typed: string): string[] {
  const words = typed
    .slice(0, 400)
    .split(',')
    .map((word) => word.trim().replaceAll(/\s+/g, ' '))
  return words.filter((word, at) => word !== '' && words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at)
}
