import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { linkTarget } from '#kernel/rich-text/link-target.ts'
import type { RichInline, RichText } from '#kernel/rich-text/rich-text.ts'
import { type Line, type LineKind, textOfLines, tidied } from './paste-lines.ts'
import { classLooks, declarationsIn, type Look, lookIn } from './paste-styles.ts'

/**
 * What somebody saw in the program from which they copied, as a text of ours: Google Docs, Word, Excel, Outlook and pages of the web.
 * The rows of a table are lines, their cells with a bar between them.
 */
export function readPaste(page: Document): RichText {
  const reader = new PasteReader(classLooks(page))
  reader.read(page.body, { bold: false, italic: false })
  return textOfLines(reader.end())
}

type Around = { bold: boolean; italic: boolean; href?: string | undefined; keepsLines?: boolean | undefined }

const skipped = new Set('style script title meta link noscript template iframe object svg math img video audio canvas select button del'.split(' '))
const blocks = new Set(
  'body p div section article header footer main aside nav figure figcaption address center dl dt dd form fieldset pre hr blockquote h1 h2 h3 h4 h5 h6 ul ol li table caption'.split(
    ' ',
  ),
)

class PasteReader {
  readonly #classes: ReadonlyMap<string, Look>
  readonly #lines: Line[] = []
  #kind: LineKind = { type: 'paragraph' }
  #pieces: RichInline[] = []
  /** Within a row the ends of blocks end no line. */
  #inRow = false

  constructor(classes: ReadonlyMap<string, Look>) {
    this.#classes = classes
  }

  end(): Line[] {
    this.#endLine()
    return this.#lines
  }

  read(element: Element, around: Around): void {
    const declared = declarationsIn(element.getAttribute('style'))
    const look = lookIn(element, declared, this.#classes)
    if (look.isHidden || skipped.has(element.localName) || isAside(element, declared)) return
    const inside: Around = {
      bold: look.bold ?? around.bold,
      italic: look.italic ?? around.italic,
      href: element.localName === 'a' ? targetOf(element) : around.href,
      keepsLines: look.keepsLines ?? around.keepsLines,
    }
    if (element.localName === 'br') this.#pieces.push({ text: '\n' })
    else if (element.localName === 'table' && !isLayout(element)) this.#readRows(element, inside)
    else if (blocks.has(element.localName) || isLayoutPart(element)) this.#readBlock(element, declared, inside)
    else this.#readChildren(element, inside)
  }

  #readBlock(element: Element, declared: ReadonlyMap<string, string>, around: Around): void {
    this.#endLine()
    const outside = this.#kind
    this.#kind = kindOf(element, declared, outside)
    this.#readChildren(element, around)
    this.#endLine()
    this.#kind = outside
  }

  #readChildren(element: Element, around: Around): void {
    for (const child of element.childNodes) {
      if (child.nodeType === 1) this.read(child as Element, around)
      else if (child.nodeType === 3) this.#say((child as Text).data, around)
    }
  }

  #readRows(table: Element, around: Around): void {
    this.#endLine()
    for (const row of table.querySelectorAll('tr')) {
      this.#inRow = true
      let isFirst = true
      for (const cell of row.children) {
        if ((cell.textContent ?? '').trim() === '') continue
        if (!isFirst) this.#pieces.push({ text: ' | ' })
        isFirst = false
        this.read(cell, around)
      }
      this.#inRow = false
      this.#endLine()
    }
  }

  #say(data: string, { bold, italic, href, keepsLines }: Around): void {
    const ordinary = ordinaryText(data)
    const text = keepsLines ? ordinary : ordinary.replaceAll('\n', ' ')
    if (text) this.#pieces.push({ text, ...(bold && { bold }), ...(italic && { italic }), ...(href && { href }) })
  }

  #endLine(): void {
    if (this.#inRow) return
    const pieces = tidied(this.#pieces)
    this.#pieces = []
    const [kind, left] = this.#kind.type === 'paragraph' ? withoutBullet(pieces) : [this.#kind, pieces]
    if (left.length > 0) this.#lines.push({ kind, pieces: left })
  }
}

/** A paragraph that begins with a bullet that somebody typed is an item. */
function withoutBullet(pieces: RichInline[]): [LineKind, RichInline[]] {
  const [first, ...rest] = pieces
  if (!first || !/^[•·▪‣◦]\s/.test(`${first.text} `)) return [{ type: 'paragraph' }, pieces]
  const item: LineKind = { type: 'item', list: 'bullets', level: 1, of: first, in: null, isNext: false }
  return [item, tidied([{ ...first, text: first.text.slice(1) }, ...rest])]
}

/** Comments beside a text of Word or Google Docs, and the mark of an item of Word, which becomes a real one. */
function isAside(element: Element, declared: ReadonlyMap<string, string>): boolean {
  return (
    declared.get('mso-list') === 'ignore' ||
    /^comment/.test(declared.get('mso-element') ?? '') ||
    element.classList.contains('msocomanchor') ||
    /^#cmnt/.test(element.getAttribute('href') ?? '')
  )
}

function kindOf(element: Element, declared: ReadonlyMap<string, string>, outside: LineKind): LineKind {
  const name = element.localName
  if (name === 'li') return itemOf(element)
  const word = /^(l\d+) level(\d)/.exec(declared.get('mso-list') ?? '')
  if (word) return itemOfWord(element, word[1]!, Number(word[2]))
  if (outside.type === 'item') return outside
  const level = levelOf(element, declared)
  if (level > 0 && level < 7) return { type: 'heading', level: level < 3 ? 2 : 3 }
  if (name === 'blockquote' || element.matches('.MsoQuote, .MsoIntenseQuote')) return { type: 'quote', of: element }
  return outside
}

/** The level of a heading; 0 for what is none. */
function levelOf(element: Element, declared: ReadonlyMap<string, string>): number {
  if (/^h[1-6]$/.test(element.localName)) return Number(element.localName[1])
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || 2
  return element.matches('.MsoTitle') ? 1 : Number.parseInt(declared.get('mso-outline-level') ?? '0', 10) || 0
}

function itemOf(item: Element): LineKind {
  const list = item.closest('ul, ol')
  let depth = 0
  for (let around = list; around; around = around.parentElement?.closest('ul, ol') ?? null) depth += 1
  // Word on the web gives each item a list of its own, and its level and number in attributes.
  const level = Number(item.getAttribute('data-aria-level')) || Math.max(depth, 1)
  const isNext = Number(list?.getAttribute('start') ?? 1) > 1
  return { type: 'item', list: list?.localName === 'ol' ? 'numbers' : 'bullets', level, of: item, in: list, isNext }
}

/** Word writes an item as a paragraph that begins with its mark. */
function itemOfWord(element: Element, list: string, level: number): LineKind {
  const mark = [...element.querySelectorAll('[style]')].find((one) => declarationsIn(one.getAttribute('style')).get('mso-list') === 'ignore')
  const isCounted = /^\(?(?:\d+|[a-z]{1,5})[.)]/i.test(ordinaryText(mark?.textContent ?? '').trim())
  return { type: 'item', list: isCounted ? 'numbers' : 'bullets', level, of: element, in: list, isNext: false }
}

/** Mails and old pages place paragraphs by tables; a table of facts has no more than a line in each cell. */
function isLayout(table: Element): boolean {
  return [...table.querySelectorAll('td, th')].some(
    (cell) =>
      cell.querySelector('table, ul, ol, h1, h2, h3') !== null ||
      [...cell.querySelectorAll('p, div')].filter((one) => (one.textContent ?? '').trim() !== '').length > 1,
  )
}

const isLayoutPart = (element: Element) => /^t(?:body|head|foot|r|d|h)$/.test(element.localName)

/** Where a link leads, past the addresses by which mail programs and documents count and check who opens it. */
function targetOf(link: Element): string | undefined {
  const href = link.getAttribute('href') ?? ''
  const wrapped = URL.canParse(href) ? new URL(href) : null
  const inside =
    wrapped?.hostname === 'www.google.com' && wrapped.pathname === '/url'
      ? (wrapped.searchParams.get('q') ?? wrapped.searchParams.get('url'))
      : wrapped?.hostname.endsWith('.safelinks.protection.outlook.com')
        ? wrapped.searchParams.get('url')
        : null
  return linkTarget(inside ?? href) ?? undefined
}
