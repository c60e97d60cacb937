import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type Face, TextSetter } from '#kernel/pdf/server/set-text.ts'
import { type Doc, TaggedDocument } from '#kernel/pdf/server/tagged-document.ts'
import { certificateWords as words } from '#features/badges/model/certificate-words.ts'
import { daysInWords, durationInWords } from '#features/badges/model/days-in-words.ts'
import type { PaperColors } from '#features/badges/paper/paper-colors.ts'
import type { PaperFacts } from '#features/badges/paper/paper-facts.ts'

// Only a process of its own imports this file: pdfkit takes 36 MB, which the server would never give back (ADR 0071).

/** A4 on its side, in points. */
const page = { width: 841.89, height: 595.28 } as const
const margin = 56
const frieze = { top: 30, bottom: 18 } as const
/** Where the code stands, at the right. */
const code = { width: 190, side: 108 } as const
const textWidth = page.width - 2 * margin - code.width - 24
/** Between these edges stands what the certificate says; the words of its rows take the first points of their width. */
const [highest, lowest, labels] = [84, page.height - 44, 112]

/** A certificate as a tagged PDF of one page: PDF/UA, with our own fonts inside. */
export async function drawCertificate(facts: PaperFacts): Promise<Buffer> {
  const { locale, colors } = facts
  const paper = new TaggedDocument({
    size: [page.width, page.height],
    locale,
    title: say(locale, words.document, { title: facts.title }),
    author: facts.center,
  })
  const { doc } = paper
  const set = new TextSetter(doc)
  const artifact = (draw: () => void) => paper.artifact(draw)
  const tagged = (tag: string, draw: () => void) => paper.tagged(tag, draw)
  artifact(() => drawFriezes(doc, colors))

  const width = textWidth
  const text = (said: string, face: Face, sizes: readonly number[], height: number) => set.fit(said, { face, width, height, sizes })
  const display = (said: string): Face => (set.isWhole(said, 'title') ? 'title' : 700)

  // All heights are known before anything is drawn, so that what is left over becomes space.
  const lacking = set.lacking(facts.name, 700).filter((sign) => sign.trim() !== '')
  const written = cutText(set.known(facts.name, 700), 250)
  const isFor = text(say(locale, words.isFor), 400, [16], 22)
  const name = written === '' ? null : text(written, display(written), [46, 40, 34, 28, 23, 18, 14], 96)
  const note = lacking.length === 0 ? null : text(say(locale, words.lacking), 400, [10], 26)
  const attended = text(say(locale, words.attended), 400, [16], 22)
  const workshop = cutText(set.known(facts.title, 700), 300)
  const title = text(workshop, display(workshop), [30, 26, 22, 18, 15, 13, 11], note ? 74 : 100)
  const rows = factsOf(facts).map(([label, value]) => ({
    label: set.fit(label, { face: 400, width: labels, height: 20, sizes: [13] }),
    value: set.fit(short(value), { face: 400, width: width - labels, height: 34, sizes: [13, 11, 9] }),
  }))
  const taken =
    [isFor, name, attended, title].reduce((sum, part) => sum + (part?.height ?? 0), note ? note.height + 38 : 0) +
    rows.reduce((sum, { value }) => sum + value.height + 16, 0)
  const gap = Math.max(6, Math.min(30, (lowest - highest - taken) / 3))

  tagged('P', () => set.draw(text(cutText(facts.center, 200), 600, [15, 13, 11], 36), margin, 60, { color: colors.text }))
  let y = highest + gap
  tagged('H1', () => {
    y = set.draw(isFor, margin, y, { color: colors.soft, isFollowed: name !== null })
    if (name) y = set.draw(name, margin, y, { color: colors.strong })
  })
  if (note) {
    const line = y + 32
    artifact(() =>
      doc
        .moveTo(margin, line)
        .lineTo(margin + width, line)
        .lineWidth(0.75)
        .stroke(colors.soft),
    )
    tagged('P', () => (y = set.draw(note, margin, line + 6, { color: colors.soft })))
  }
  y += gap
  tagged('P', () => {
    y = set.draw(attended, margin, y, { color: colors.soft, isFollowed: true })
    y = set.draw(title, margin, y, { color: colors.strong })
  })
  y += gap
  const rule = () =>
    artifact(() =>
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.75)
        .stroke(colors.line),
    )
  for (const { label, value } of rows) {
    rule()
    tagged('P', () => {
      set.draw(label, margin, y + 8, { color: colors.soft, isFollowed: true })
      y = set.draw(value, margin + labels, y + 8, { color: colors.text }) + 8
    })
  }
  rule()
  drawCode(paper, set, facts)
  return await paper.end()
}

/** What fits beside the word of a row. */
const short = (value: string) => (value.length > 260 ? `${cutText(value, 259).trimEnd()}…` : value)

function factsOf({ locale, days, minutes, learns, trainer }: PaperFacts): [label: string, value: string][] {
  return [
    [say(locale, words.when), daysInWords(locale, days)],
    [say(locale, words.duration), durationInWords(locale, minutes)],
    ...(learns.length === 0 ? [] : [[say(locale, words.learns), learns.join('; ')] as [string, string]]),
    ...(trainer === null ? [] : [[say(locale, words.trainer), trainer] as [string, string]]),
  ]
}

/** The QR code with the address for who has no camera. */
function drawCode(paper: TaggedDocument, set: TextSetter, { locale, link, code: said, qr, colors }: PaperFacts): void {
  const { doc } = paper
  const right = page.width - margin
  const [left, top] = [right - code.side, 340]
  const address = link.replace(/^https?:\/\//, '')
  const where = address.slice(0, address.lastIndexOf('/'))
  paper.tagged(
    'Figure',
    () => {
      doc
        .save()
        .translate(left, top)
        .scale(code.side / qr.size)
      doc.path(qr.path).fill('#000000')
      doc.restore()
    },
    { alt: say(locale, words.qr, { address: where }) },
  )
  paper.artifact(() =>
    doc
      .rect(left - 4, top - 4, code.side + 8, code.side + 8)
      .lineWidth(0.75)
      .stroke(colors.line),
  )
  const lines = [
    { said: say(locale, words.check), face: 400 as const, color: colors.text },
    { said: say(locale, words.checkHow), face: 400 as const, color: colors.soft },
    { said: where, face: 400 as const, color: colors.text },
    { said, face: 700 as const, color: colors.text },
  ]
  let y = top + code.side + 14
  for (const { said: line, face, color } of lines)
    paper.tagged('P', () => {
      y = set.draw(set.fit(line, { face, width: code.width + 20, height: 15, sizes: [11, 9, 8, 7], leading: 1.35 }), 0, y, { color, right })
    })
}

/** The decorative edges: rosettes, or lozenges where the center has straight corners. */
function drawFriezes(doc: Doc, colors: PaperColors): void {
  const { top, bottom } = frieze
  for (const { y, height } of [
    { y: 0, height: top },
    { y: page.height - bottom, height: bottom },
  ]) {
    doc.rect(0, y, page.width, height).fill(colors.band)
    // The measures of the frieze on pages, which is 32 high.
    const scale = height / 32
    doc.save().translate(0, y).scale(scale)
    for (let x = 24; x < page.width / scale + 24; x += 48) {
      if (colors.isRounded) {
        doc.circle(x, 16, 9.6).lineWidth(2).stroke(colors.mid)
        doc.circle(x, 16, 4.8).fill(colors.mid)
      } else {
        lozenge(doc, x, 16, 10.6).lineWidth(2).stroke(colors.mid)
        lozenge(doc, x, 16, 5.3).fill(colors.mid)
      }
      lozenge(doc, x + 24, 16, 4.5).fill(colors.pop)
    }
    doc.restore()
  }
}

const lozenge = (doc: Doc, x: number, y: number, half: number) => doc.polygon([x, y - half], [x + half, y], [x, y + half], [x - half, y])
