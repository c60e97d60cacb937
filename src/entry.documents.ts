import { defineElements, elements } from './elements.ts'
import { startFrame } from './shell/browser/start-frame.ts'

/** The whole script of a document, a few kB after it has been painted: links, forms, menus and panels are the browser's own. */
startFrame()
defineElements(elements)
if (document.querySelector(':not(:defined)')) void import('./more-elements.ts').then(({ moreElements }) => defineElements(moreElements))

const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
if (!saveData && !HTMLScriptElement.supports?.('speculationrules')) {
  addEventListener('load', () => void import('./shell/browser/prefetch-pages.ts').then(({ prefetchPages }) => prefetchPages()))
}
