import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { escapeXml } from '#kernel/http/answers/escape-xml.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

// Only a process of its own imports this file: pdfkit takes 36 MB, which the server would never give back (ADR 0071).

/** pdfkit writes what a document says of itself into XML as it is. The same words were written elsewhere before, where they must stay as they are. */
class EscapedDocument extends PDFDocument {
  override endMetadata(): void {
    for (const [key, said] of Object.entries(this.info)) if (typeof said === 'string') this.info[key as 'Title'] = escapeXml(said)
    super.endMetadata()
  }
}

export type Doc = InstanceType<typeof PDFDocument>
export type Element = PDFKit.PDFStructureElement

type Options = { /** Width and height in points. */ size: readonly [number, number]; locale: Locale; title: string; author: string }

type ElementOptions = {
  parent?: Element
  /** What a figure shows, in words. */
  alt?: string
  /** What is read in place of what is drawn. */
  actual?: string
  /** Of a head of a table: what it is the head of. */
  scope?: 'Row' | 'Column'
}

/** A tagged document (PDF/UA) with its first page: what is drawn is either in its structure or an artifact. */
export class TaggedDocument {
  readonly doc: Doc
  readonly root: Element
  readonly #whole: Promise<Buffer>

  constructor({ size, locale, title, author }: Options) {
    this.doc = new EscapedDocument({
      size: [...size],
      margin: 0,
      pdfVersion: '1.7',
      // The types do not know it yet.
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: locale === 'nl' ? 'nl-NL' : 'en-GB',
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author, Producer: author },
      // No font is opened that is not ours.
      font: null as never,
    })
    this.#whole = buffer(this.doc)
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Draws what programs that read aloud pass over. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws an element of the structure, below the document or another element. */
  tagged(tag: string, draw: () => void, { parent = this.root, ...options }: ElementOptions = {}): void {
    parent.add(this.doc.struct(tag, options, draw))
  }

  /** An element that others are drawn in; it must be ended (`end`) when it has them all. */
  group(tag: string, parent: Element = this.root): Element {
    const element = this.doc.struct(tag)
    parent.add(element)
    return element
  }

  async end(): Promise<Buffer> {
    this.root.end()
    this.doc.end()
    return await this.#whole
  }
}
