import { defineElements, elements } from './elements.ts'
import { markPressedButtons } from '#shell/browser/mark-pressed-buttons.ts'
import { mayFetchAhead } from '#shell/browser/visible-links.ts'
import { startFrame } from '#shell/browser/start-frame.ts'

/** The whole script of a document, a few kB, after first paint: links, forms, menus and panels are the browser's own. */
startFrame()
markPressedButtons()
defineElements(elements)
if (document.querySelector(':not(:defined)'))
  void Promise.all([import('./more-elements.ts'), import('./document-elements.ts')]).then(([{ moreElements }, { documentElements }]) =>
    defineElements({ ...moreElements, ...documentElements }),
  )

if (mayFetchAhead()) addEventListener('load', () => void import('#shell/browser/prefetch-pages.ts').then(({ prefetchPages }) => prefetchPages()))
