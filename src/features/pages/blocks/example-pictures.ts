import type { FilePicture } from '#features/files/model/file.ts'

const shades = { a: '8aa', b: 'a98', c: '89a' } as const
type Which = keyof typeof shades

/** The id of a picture that examples show. */
export const examplePicture = (which: Which): string => `00000000-0000-4000-8000-00000000000${which}`

/** The pictures of examples: plain surfaces that nobody has to send. */
export const examplePictures: ReadonlyMap<string, FilePicture> = new Map(
  (Object.keys(shades) as Which[]).map((which) => {
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 4"><path fill="#${shades[which]}" d="M0 0h6v4H0z"/></svg>`
    const copies = [{ url: `data:image/svg+xml,${encodeURIComponent(drawn)}`, width: 960, height: 640 }]
    const alt = { nl: 'Buren aan een lange tafel', en: 'Neighbours at a long table' }
    return [examplePicture(which), { id: examplePicture(which), alt, focus: { x: 50, y: 40 }, copies, credit: null }]
  }),
)
