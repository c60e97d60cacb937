import type { ComponentType } from 'react'
import type { Locale } from '#kernel/i18n/messages.ts'

/** A picture that somebody chose for a text: its file, an address to draw it from, its size in pixels, and the words that it has already. */
export type PictureFile = { file: string; src: string; width: number; height: number; alt: Record<Locale, string> }

/** Where the pictures of a text come from. A text without it takes none. */
export type TextPictures = {
  /** The panel to choose one. */
  Chooser: ComponentType<{ title: string; onChoose: (picture: PictureFile) => void; onClose: () => void }>
  /** A picture by the id of its file; null where it does not exist, or could not be reached. */
  find: (file: string) => Promise<PictureFile | null>
}
