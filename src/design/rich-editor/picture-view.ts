import type { NodeViewConstructor } from 'prosemirror-view'
import { pictureIn } from './rich-schema.ts'
import type { PictureFile } from './text-pictures.ts'

type Options = { find: (file: string) => Promise<PictureFile | null>; goneWords: string }

/** Draws the pictures of a text in its editor. The text has the id of a file only, so its address is asked for. */
export function pictureView({ find, goneWords }: Options): NodeViewConstructor {
  return (first) => {
    const dom = document.createElement('figure')
    dom.className = 'rich-picture'
    let shown = first
    const drawWords = (image: HTMLImageElement) => {
      const { alt, caption } = pictureIn(shown)
      image.alt = alt
      dom.querySelector('figcaption')?.remove()
      if (caption) dom.append(Object.assign(document.createElement('figcaption'), { textContent: caption }))
    }
    const draw = async () => {
      const { file } = pictureIn(shown)
      const found = await find(file)
      if (pictureIn(shown).file !== file) return
      if (!found) return dom.replaceChildren(Object.assign(document.createElement('p'), { className: 'rich-gone', textContent: goneWords }))
      const image = Object.assign(document.createElement('img'), { src: found.src, width: found.width, height: found.height, draggable: false })
      dom.replaceChildren(image)
      drawWords(image)
    }
    void draw()
    return {
      dom,
      update(next) {
        if (next.type !== shown.type) return false
        const isSame = pictureIn(next).file === pictureIn(shown).file
        shown = next
        const image = dom.querySelector('img')
        if (isSame && image) drawWords(image)
        else void draw()
        return true
      },
    }
  }
}
