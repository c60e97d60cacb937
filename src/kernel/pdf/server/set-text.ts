import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Doc } from './tagged-document.ts'

// Text is placed by hand: a line may need several files of one face, which pdfkit's own layout does not choose between.

export type Face = 400 | 600 | 700 | 'title'

const files = join(dirname(createRequire(import.meta.url).resolve('@fontsource/fira-sans/package.json')), 'files')
/** The parts of Fira Sans, in the order in which they are asked. */
const parts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']
/** Literata has the latin letters of Dutch and English alone; a text with others is set in Fira Sans whole. */
const titleFile = join(import.meta.dirname, 'literata-700.woff')
const filesOf = (face: Face): string[] => (face === 'title' ? [titleFile] : parts.map((part) => join(files, `fira-sans-${part}-${face}-normal.woff`)))

type OpenFont = { hasGlyphForCodePoint(code: number): boolean }
const clusters = new Intl.Segmenter('nl', { granularity: 'grapheme' })
/** A mark that joins or tells how to draw the sign before it, and has no drawing of its own. */
const isUnseen = (code: number) => code === 0x200c || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)

/** A piece of text in one font file. */
type Run = { file: string; text: string }
/** `isBroken`: it goes on at the next line within a word. */
export type SetLine = { runs: Run[]; width: number; isBroken: boolean }
export type SetText = { lines: SetLine[]; size: number; leading: number; height: number }

/** Sets text in our own fonts on one document. */
export class TextSetter {
  readonly #doc: Doc
  constructor(doc: Doc) {
    this.#doc = doc
  }

  #has(file: string, cluster: string): boolean {
    const { font } = (this.#doc.font(file) as unknown as { _font: { font: OpenFont } })._font
    return [...cluster].every((sign) => isUnseen(sign.codePointAt(0)!) || font.hasGlyphForCodePoint(sign.codePointAt(0)!))
  }

  /** Whether every letter is there, in one file. */
  isWhole(text: string, face: Face): boolean {
    return this.#runsOf(text, face).length <= 1 && this.lacking(text, face).length === 0
  }

  /** The characters that no file of the face has, each once. */
  lacking(text: string, face: Face): string[] {
    const found = [...clusters.segment(text.normalize('NFC'))].map(({ segment }) => segment)
    return [...new Set(found.filter((cluster) => !filesOf(face).some((file) => this.#has(file, cluster))))]
  }

  /** What of a text can be shown. */
  known(text: string, face: Face): string {
    return this.#runsOf(text, face)
      .map((run) => run.text)
      .join('')
      .trim()
  }

  /** Characters that no file has are left out: whoever sets a text says so on the paper. */
  #runsOf(text: string, face: Face): Run[] {
    const runs: Run[] = []
    for (const { segment } of clusters.segment(text.normalize('NFC'))) {
      const last = runs.at(-1)
      const own = filesOf(face)
      const file = last && this.#has(last.file, segment) ? last.file : own.find((one) => this.#has(one, segment))
      if (file === undefined) continue
      if (last?.file === file) last.text += segment
      else runs.push({ file, text: segment })
    }
    return runs
  }

  #widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { file, text }) => sum + this.#doc.font(file).fontSize(size).widthOfString(text), 0)
  }

  /** Text in lines of at most `width` points, in the largest of these sizes at which it is not higher than `height`; the last is used whatever becomes of it. */
  fit(
    text: string,
    { face, width, height, sizes, leading = 1.2 }: { face: Face; width: number; height: number; sizes: readonly number[]; leading?: number },
  ): SetText {
    let set!: SetText
    for (const size of sizes) {
      const lines = this.#linesOf(text, face, size, width)
      set = { lines, size, leading: size * leading, height: lines.length * size * leading }
      if (set.height <= height) break
    }
    return set
  }

  #linesOf(text: string, face: Face, size: number, width: number): SetLine[] {
    const lines: { words: string; isBroken: boolean }[] = []
    let line = ''
    const isTooWide = (words: string) => this.#widthOf(this.#runsOf(words, face), size) > width
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (!isTooWide(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push({ words: line, isBroken: false })
      line = ''
      for (const { segment } of clusters.segment(word)) {
        if (line !== '' && isTooWide(line + segment)) {
          lines.push({ words: line, isBroken: true })
          line = segment
        } else line += segment
      }
    }
    return [...lines, { words: line, isBroken: false }].map(({ words, isBroken }) => {
      const runs = this.#runsOf(words, face)
      return { runs, width: this.#widthOf(runs, size), isBroken }
    })
  }

  /** Draws set text with its upper edge at `y`, and returns its lower edge. */
  draw({ lines, size, leading }: SetText, x: number, y: number, { color, right, isFollowed = false }: Drawn): number {
    for (const [at, { runs, width, isBroken }] of lines.entries()) {
      let left = right === undefined ? x : right - width
      // Programs that read a PDF aloud join what follows, so each line but the last of a paragraph ends on a space.
      const isJoined = !isBroken && (at < lines.length - 1 || isFollowed)
      for (const [nth, { file, text }] of runs.entries()) {
        const said = isJoined && nth === runs.length - 1 ? `${text} ` : text
        this.#doc
          .font(file)
          .fontSize(size)
          .fillColor(color)
          .text(said, left, y + at * leading + (leading - size) / 2, { lineBreak: false })
        left += this.#doc.widthOfString(text)
      }
    }
    return y + lines.length * leading
  }
}

type Drawn = {
  color: string
  /** The edge to end at, in place of beginning at `x`. */
  right?: number
  /** More of the same paragraph comes after it. */
  isFollowed?: boolean
}
