/** Things by schema.org in a script: whatever somebody wrote, no letter of it ends the script, and each line is one. */
export function jsonInScript(things: readonly object[]): string {
  const [first] = things
  const document = things.length === 1 ? { '@context': 'https://schema.org', ...first } : { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(document)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
