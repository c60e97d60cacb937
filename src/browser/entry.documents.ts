import { defineElements, elements } from './elements.ts'
import { startFrame } from '#shell/browser/start-frame.ts'

/** The whole script of a document, a few kB, after first paint: links, forms, menus and panels are the browser's own. */
startFrame()
defineElements(elements)
if (document.querySelector(':not(:defined)'))
  void Promise.all([import('./more-elements.ts'), import('./document-elements.ts')]).then(([{ moreElements }, { documentElements }]) =>
    defineElements({ ...moreElements, ...documentElements }),
  )

addEventListener('load', () => void import('#shell/browser/after-load.ts').then(({ afterLoad }) => afterLoad()))
