import { cutText } from '#kernel/fields/cut-text.ts'
import { type Face, type SetText, TextSetter } from '#kernel/pdf/server/set-text.ts'
import { type Element, TaggedDocument } from '#kernel/pdf/server/tagged-document.ts'
import type { PaperCell, PaperTable, ReportFacts } from '#features/analytics/report-facts.ts'

// Only a process of its own imports this file: pdfkit takes 36 MB, which the server would never give back (ADR 0071).

/** A4, in points. */
const page = { width: 595.28, height: 841.89 } as const
const margin = 50
const band = 14
const [top, bottom] = [band + 40, page.height - 56]
const whole = page.width - 2 * margin
/** Points around what stands in a cell. */
const padding = 6

/** The report as a tagged PDF (PDF/UA): its tables have heads that programs tell with each cell, on each page that they reach. */
export async function drawReport(facts: ReportFacts): Promise<Buffer> {
  const { locale, title, name, months, day, sentence, tables, how, notes } = facts
  const paper = new TaggedDocument({ size: [page.width, page.height], locale, title: `${title}. ${months}`, author: name })
  const sheet = new Sheet(paper, facts)
  sheet.paragraph('P', name, { face: 600, size: 12 })
  sheet.paragraph('P', day, { face: 400, size: 11, isSoft: true })
  sheet.space(18)
  sheet.paragraph('H1', title, { face: 'title', size: 28, isStrong: true })
  sheet.space(4)
  sheet.paragraph('P', months, { face: 400, size: 13, isSoft: true })
  if (sentence) {
    sheet.space(10)
    sheet.paragraph('P', sentence, { face: 'title', size: 16 })
  }
  let last = ''
  for (const table of tables) {
    sheet.space(22)
    // A table that goes on with other measures has its heading once.
    if (table.title !== last) sheet.heading(table.title)
    last = table.title
    if (table.rows.length > 0) sheet.table(table)
    for (const note of table.notes) sheet.paragraph('P', note, { face: 400, size: 10, isSoft: true })
  }
  sheet.space(24)
  sheet.heading(how.title)
  for (const { term, value } of how.items) sheet.definition(term, value)
  sheet.space(8)
  for (const note of notes) sheet.paragraph('P', note, { face: 400, size: 10, isSoft: true })
  return await paper.end()
}

type Style = { face: Face; size: number; isSoft?: boolean; isStrong?: boolean }

/** The pages, filled from top to bottom. */
class Sheet {
  readonly #paper: TaggedDocument
  readonly #set: TextSetter
  readonly #facts: ReportFacts
  #y = top
  #pages = 0

  constructor(paper: TaggedDocument, facts: ReportFacts) {
    this.#paper = paper
    this.#facts = facts
    this.#set = new TextSetter(paper.doc)
    this.#begin()
  }

  /** The edge of a page, and its number. */
  #begin(): void {
    const { doc } = this.#paper
    const { colors, page: word } = this.#facts
    this.#pages += 1
    this.#y = top
    this.#paper.artifact(() => {
      doc.rect(0, 0, page.width, band).fill(colors.band)
      doc.rect(0, band, page.width, 3).fill(colors.pop)
      const number = this.#fit(`${word} ${this.#pages}`, 400, 9, 120)
      this.#set.draw(number, 0, page.height - 34, { color: colors.soft, right: page.width - margin })
    })
  }

  /** @returns whether it is on another page now */
  #keep(height: number): boolean {
    if (this.#y + height <= bottom || this.#y === top) return false
    this.#paper.doc.addPage({ size: [page.width, page.height], margin: 0 })
    this.#begin()
    return true
  }

  /** Text in lines; a title in letters that its own face lacks is set in the other. */
  #fit(said: string, face: Face, size: number, width: number): SetText {
    const known = cutText(this.#set.known(said, face === 'title' ? 700 : face), 1500)
    const own = face === 'title' && !this.#set.isWhole(known, 'title') ? 700 : face
    return this.#set.fit(known, { face: own, width, height: Infinity, sizes: [size], leading: 1.35 })
  }

  space(points: number): void {
    this.#y += points
  }

  paragraph(tag: string, said: string, { face, size, isSoft, isStrong }: Style): void {
    const { colors } = this.#facts
    const set = this.#fit(said, face, size, whole)
    this.#keep(set.height)
    this.#paper.tagged(tag, () => (this.#y = this.#set.draw(set, margin, this.#y, { color: isStrong ? colors.strong : isSoft ? colors.soft : colors.text })))
    this.#y += 4
  }

  /** It stays with what follows it. */
  heading(said: string): void {
    this.#keep(90)
    this.paragraph('H2', said, { face: 'title', size: 18, isStrong: true })
    this.#y += 6
  }

  definition(term: string, value: string): void {
    const { colors } = this.#facts
    const [head, text] = [this.#fit(term, 600, 10.5, whole), this.#fit(value, 400, 10.5, whole)]
    this.#keep(head.height + text.height)
    this.#paper.tagged('P', () => {
      this.#y = this.#set.draw(head, margin, this.#y, { color: colors.text, isFollowed: true })
      this.#y = this.#set.draw(text, margin, this.#y, { color: colors.soft })
    })
    this.#y += 6
  }

  table({ columns, rows }: PaperTable): void {
    const widths = columns.map(({ share }) => share * whole)
    const table = this.#paper.group('Table')
    const setHeads = columns.map(({ head }, at) => this.#fit(head, 600, 10, widths[at]! - 2 * padding))
    const drawHeads = (draw: (set: SetText, at: number) => void) => {
      const height = Math.max(...setHeads.map((set) => set.height))
      for (const [at, set] of setHeads.entries()) draw(set, at)
      this.#y += height + padding
      this.#rule(1.25)
    }
    const place = (at: number) => widths.slice(0, at).reduce((sum, width) => sum + width, margin)
    const drawAt = (set: SetText, at: number, color: string) =>
      this.#set.draw(set, place(at) + padding, this.#y, { color, ...(columns[at]!.isNumber && { right: place(at) + widths[at]! - padding }) })
    const { colors } = this.#facts
    this.#keep(Math.max(...setHeads.map((set) => set.height)) + 60)
    const headRow = this.#paper.group('TR', table)
    drawHeads((set, at) => this.#paper.tagged('TH', () => drawAt(set, at, colors.text), { parent: headRow, scope: 'Column' }))
    headRow.end()
    for (const row of rows) {
      const cells = row.map(({ text }, at) => this.#fit(text, 400, 10.5, widths[at]! - 2 * padding))
      const height = Math.max(...cells.map((set) => set.height)) + 2 * padding
      // Who sees the next page sees the heads again; who hears it has them from the table.
      if (this.#keep(height)) drawHeads((set, at) => this.#paper.artifact(() => drawAt(set, at, colors.text)))
      const line = this.#paper.group('TR', table)
      this.#y += padding
      for (const [at, set] of cells.entries())
        this.#cell(line, row[at]!, at, () => drawAt(set, at, at === 0 || columns[at]!.isNumber ? colors.text : colors.soft))
      line.end()
      this.#y += height - padding
      this.#bar(row, widths[0]!)
      this.#rule(0.5)
    }
    table.end()
    this.#y += 8
  }

  #cell(line: Element, { said }: PaperCell, at: number, draw: () => void): void {
    if (at === 0) return this.#paper.tagged('TH', draw, { parent: line, scope: 'Row' })
    if (!said) return this.#paper.tagged('TD', draw, { parent: line })
    const cell = this.#paper.group('TD', line)
    this.#paper.tagged('Span', draw, { parent: cell, actual: said })
    cell.end()
  }

  /** How much a line has beside the others, below its name. */
  #bar(row: readonly PaperCell[], width: number): void {
    const share = row.find((cell) => cell.share !== undefined)?.share
    if (share === undefined || share <= 0) return
    const { mid } = this.#facts.colors
    this.#paper.artifact(() => this.#paper.doc.rect(margin + padding, this.#y - 4, share * (width - 2 * padding), 3).fill(mid))
  }

  #rule(thick: number): void {
    const { line, soft } = this.#facts.colors
    this.#paper.artifact(() =>
      this.#paper.doc
        .moveTo(margin, this.#y)
        .lineTo(margin + whole, this.#y)
        .lineWidth(thick)
        .stroke(thick > 1 ? soft : line),
    )
  }
}
