import { redirectDocument } from 'react-router'

/** Only the document of a page that frames others may do so (decisions 43): who comes from another page loads it whole. @throws the way there */
export function loadAsDocument(path: string, search = ''): void {
  const [opened] = performance.getEntriesByType('navigation')
  if (opened && new URL(opened.name).pathname !== path) throw redirectDocument(path + search)
}
