import type { FilePicture } from './file.ts'

/** A picture as editors see it, with its text alternatives. */
export type KnownPicture = { picture: FilePicture; altNl: string; altEn: string; decorative: boolean }

/** Whether the picture lacks a text alternative, so that screen readers have nothing to say. */
export const missingTextWords = ({ altNl, decorative }: KnownPicture): boolean => !decorative && altNl.trim() === ''
