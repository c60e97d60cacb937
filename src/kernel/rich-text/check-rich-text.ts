import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { linkTarget } from './link-target.ts'
import type { RichInline, RichNode, RichPicture, RichText } from './rich-text.ts'

/** Limits of one text. */
export const maxCharacters = 20_000
const maxNodes = 300
const maxPieces = 300
/** Of pictures in one text, and of the words with each, in characters. */
export const maxPictures = 40
export const maxPictureWords = { alt: 200, caption: 300 } as const

/** `no_pictures`: this text takes none. `no_alternative`: a picture that is not decorative lacks its text alternative. */
export type RichFault = 'invalid' | 'too_long' | 'invalid_link' | 'no_pictures' | 'no_alternative' | 'too_many_pictures'
/** What is wrong, and where: a path of names and positions within the text. */
export type OnFault = (at: string, code: RichFault) => void

export const cleanText = (text: string) => ordinaryText(text).replaceAll('\t', ' ')

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (thing: Record<string, unknown>, name: string): unknown => (Object.hasOwn(thing, name) ? thing[name] : undefined)

/** What a field allows beside words. Whether a picture's file exists is for the feature that stores the text. */
export type RichAllows = { pictures?: boolean }

/** Rich text from input: rebuilt from known parts only, so nothing else is ever stored; empty for no input. */
export function checkRichText(value: unknown, at: string, onFault: OnFault, { pictures = false }: RichAllows = {}): RichText {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value) || value.length > maxNodes) {
    onFault(at, Array.isArray(value) ? 'too_long' : 'invalid')
    return []
  }
  const left = { letters: maxCharacters, pictures: pictures ? maxPictures : null }
  const nodes = value.map((node, i) => nodeOf(node, `${at}/${i}`, onFault, left))
  if (left.letters < 0) onFault(at, 'too_long')
  if (left.pictures !== null && left.pictures < 0) onFault(at, 'too_many_pictures')
  return nodes.filter((node) => node !== null)
}

/** What may still come; no pictures at all where they are null. */
type Left = { letters: number; pictures: number | null }

function nodeOf(value: unknown, at: string, onFault: OnFault, left: Left): RichNode | null {
  const type = isThing(value) ? own(value, 'type') : undefined
  if (!isThing(value)) return wrong(at, onFault)
  if (type === 'bullets' || type === 'numbers') {
    const items = own(value, 'items')
    if (!Array.isArray(items) || items.length > maxNodes) return wrong(at, onFault)
    return { type, items: items.map((item, i) => piecesOf(item, `${at}/items/${i}`, onFault, left)) }
  }
  if (type === 'picture') return pictureOf(value, at, onFault, left)
  const content = piecesOf(own(value, 'content'), `${at}/content`, onFault, left)
  if (type === 'paragraph' || type === 'quote') return { type, content }
  const level = own(value, 'level')
  return type === 'heading' && (level === 2 || level === 3) ? { type, level, content } : wrong(at, onFault)
}

function pictureOf(value: Record<string, unknown>, at: string, onFault: OnFault, left: Left): RichPicture | null {
  if (left.pictures === null) {
    onFault(at, 'no_pictures')
    return null
  }
  left.pictures -= 1
  const file = own(value, 'file')
  if (!isUuid(file)) return wrong(`${at}/file`, onFault)
  const words = (name: keyof typeof maxPictureWords): string | null => {
    const text = own(value, name) ?? ''
    if (typeof text !== 'string') onFault(`${at}/${name}`, 'invalid')
    else if (text.length > maxPictureWords[name]) onFault(`${at}/${name}`, 'too_long')
    else return cleanText(text).replaceAll('\n', ' ').trim()
    return null
  }
  const decorative = own(value, 'decorative') === true
  const [alt, caption] = [decorative ? '' : words('alt'), words('caption')]
  if (!decorative && alt === '') onFault(`${at}/alt`, 'no_alternative')
  return { type: 'picture', file: file.toLowerCase(), alt: alt ?? '', ...(decorative && { decorative }), ...(caption && { caption }) }
}

function piecesOf(value: unknown, at: string, onFault: OnFault, left: Left): RichInline[] {
  if (!Array.isArray(value) || value.length > maxPieces) {
    onFault(at, 'invalid')
    return []
  }
  return value.flatMap((piece, i) => {
    const text = isThing(piece) ? own(piece, 'text') : undefined
    if (!isThing(piece) || typeof text !== 'string') {
      onFault(`${at}/${i}`, 'invalid')
      return []
    }
    left.letters -= text.length
    if (left.letters < 0) return []
    const href = own(piece, 'href')
    const target = href === undefined || href === null ? undefined : linkTarget(href)
    if (target === null) onFault(`${at}/${i}/href`, 'invalid_link')
    const clean: RichInline = { text: cleanText(text) }
    if (own(piece, 'bold') === true) clean.bold = true
    if (own(piece, 'italic') === true) clean.italic = true
    if (target) clean.href = target
    return clean.text ? [clean] : []
  })
}

function wrong(at: string, onFault: OnFault): null {
  onFault(at, 'invalid')
  return null
}

/** The same for callers that need no faults: null for an invalid text. */
export function richTextOrNull(value: unknown, allows: RichAllows = {}): RichText | null {
  let isRight = true
  const text = checkRichText(value, '', () => (isRight = false), allows)
  return isRight ? text : null
}

/** The rich text in a form field, which holds it as JSON, with its pictures, whichever field it is; empty for an invalid one. */
export function richTextIn(written: string): RichText {
  try {
    return richTextOrNull(JSON.parse(written || '[]'), { pictures: true }) ?? []
  } catch {
    return [] // truncated, or no JSON
  }
}
