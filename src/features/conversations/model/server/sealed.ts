import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'

const place = (centerId: string) => ({ centerId, column: 'messages.sealed' })

/**
 * Encrypts the words of a relayed message with the key of its center. They stand in a column of their own and `body` is empty, so that
 * nothing which reads bodies (lists, mails, searches) can show them; the API shows what one-on-one help lets the reader see.
 */
export const seal = (centerId: string, words: string): string => encryptText(words, place(centerId))

/** The words as they were written. */
export const unseal = (centerId: string, sealed: string): string => decryptText(sealed, place(centerId))
