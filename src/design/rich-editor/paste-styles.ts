/** What an element says of its text; undefined is what is around it. */
export type Look = { bold?: boolean | undefined; italic?: boolean | undefined; isHidden?: boolean; keepsLines?: boolean }

type Declarations = ReadonlyMap<string, string>

/** The declarations of a `style` attribute, by property. Read from its text: our own policy leaves `element.style` empty. */
export function declarationsIn(style: string | null): Declarations {
  return new Map(
    (style ?? '').split(';').map((declaration) => {
      const colon = declaration.indexOf(':')
      return [
        declaration.slice(0, colon).trim().toLowerCase(),
        declaration
          .slice(colon + 1)
          .trim()
          .toLowerCase(),
      ]
    }),
  )
}

/** What the rules of a pasted `<style>` say of each class: Excel and Word say so what is bold. Rules of tags are those of every document. */
export function classLooks(page: Document): ReadonlyMap<string, Look> {
  const looks = new Map<string, Look>()
  for (const { textContent } of page.querySelectorAll('style')) {
    for (const rule of (textContent ?? '').split('}')) {
      const [selectors = '', body] = rule.split('{')
      if (body === undefined) continue
      const look = lookOf(declarationsIn(body))
      for (const selector of selectors.split(',')) {
        const name = /^[a-z\d]*\.([\w-]+)$/i.exec(selector.trim().split(/\s/).at(-1)!)?.[1]
        if (name) looks.set(name, { ...looks.get(name), ...look })
      }
    }
  }
  return looks
}

/** The look that an element gives its text: by its tag, its classes, and its own style last. */
export function lookIn(element: Element, declared: Declarations, classes: ReadonlyMap<string, Look>): Look {
  return Object.assign({}, ofTag[element.localName], ...[...element.classList].map((name) => classes.get(name)), lookOf(declared)) as Look
}

const ofTag: Readonly<Record<string, Look>> = {
  b: { bold: true },
  strong: { bold: true },
  th: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  pre: { keepsLines: true },
  textarea: { keepsLines: true },
}

function lookOf(declared: Declarations): Look {
  const look: Look = {}
  const weight = declared.get('font-weight') ?? /(?:^|\s)(bold(?:er)?|[1-9]00)\s/.exec(declared.get('font') ?? '')?.[1]
  if (weight && /^(?:bold|bolder|lighter|normal|\d+)/.test(weight)) look.bold = weight.startsWith('bold') || Number.parseInt(weight, 10) >= 600
  const slope = declared.get('font-style') ?? /(?:^|\s)(italic|oblique)\s/.exec(declared.get('font') ?? '')?.[1]
  if (slope && /^(?:italic|oblique|normal)/.test(slope)) look.italic = !slope.startsWith('normal')
  if (declared.get('display') === 'none' || declared.get('visibility') === 'hidden' || declared.get('mso-hide') === 'all') look.isHidden = true
  if (/^pre/.test(declared.get('white-space') ?? '')) look.keepsLines = true
  return look
}
