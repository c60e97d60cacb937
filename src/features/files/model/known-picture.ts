import type { FilePicture } from './file.ts'

/** A picture as editors know it: with its words as they were written. */
export type KnownPicture = { picture: FilePicture; altNl: string; altEn: string; decorative: boolean }

/** Somebody who does not see it learns nothing of it. */
export const missingTextWords = ({ altNl, decorative }: KnownPicture): boolean => !decorative && altNl.trim() === ''
