import type { FilePicture } from '#features/files/model/file.ts'
import type { ShownForm } from './define-block.ts'

const both = (nl: string, en: string) => ({ nl, en })
const field = { help: both('', ''), required: true, options: [], when: null }

/** The form of the examples. */
export const exampleForm: ShownForm = {
  id: '00000000-0000-4000-8000-00000000000f',
  slug: 'soep-en-praten',
  isOpen: true,
  design: {
    title: both('Eet je mee?', 'Will you join us for dinner?'),
    intro: both('We koken voor wie zich opgeeft.', 'We cook for whoever signs up.'),
    thanks: both('', ''),
    steps: [
      {
        key: 's1',
        title: both('', ''),
        fields: [
          { ...field, key: 'name', type: 'text', label: both('Hoe heet je?', 'What is your name?') },
          { ...field, key: 'note', type: 'long', label: both('Wat eet je niet?', 'What do you not eat?'), required: false },
        ],
      },
    ],
  },
}

const shades = { a: '8aa', b: 'a98', c: '89a' } as const
type Which = keyof typeof shades

/** The id of a picture of the examples. */
export const examplePicture = (which: Which): string => `00000000-0000-4000-8000-00000000000${which}`

/** The pictures of the examples: plain colours without files. */
export const examplePictures: ReadonlyMap<string, FilePicture> = new Map(
  (Object.keys(shades) as Which[]).map((which) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><path fill="#${shades[which]}" d="M0 0h6v4H0z"/></svg>`
    const copies = [{ url: `data:image/svg+xml,${encodeURIComponent(drawn)}`, width: 960, height: 640 }]
    const alt = { nl: 'Buren aan een lange tafel', en: 'Neighbours at a long table' }
    return [examplePicture(which), { id: examplePicture(which), alt, focus: { x: 50, y: 40 }, copies, credit: null }]
  }),
)
