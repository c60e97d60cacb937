/** Escapes text for an XML document, also within an attribute; characters that XML does not allow are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
