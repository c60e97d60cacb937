import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { linkWords } from '#kernel/rich-text/link-target.ts'
import { richHtml } from '#kernel/rich-text/rich-html.ts'
import type { RichPicture, RichText } from '#kernel/rich-text/rich-text.ts'
import { pictureView } from './picture-view.ts'
import { readPaste } from './read-paste.ts'
import { documentOf, pictureIn, pictureNode, richOf, schema, withoutPictures } from './rich-schema.ts'
import type { TextPictures } from './text-pictures.ts'

/** HTML from elsewhere as HTML of our own; what was copied in this editor has its own form already. */
function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html
  return richHtml(readPaste(new DOMParser().parseFromString(html.slice(0, 500_000), 'text/html')), '')
}

const { nodes, marks } = schema

/** The commands of the buttons, by name. */
export const richCommands = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  paragraph: setBlockType(nodes.paragraph),
  heading2: setBlockType(nodes.heading, { level: 2 }),
  heading3: setBlockType(nodes.heading, { level: 3 }),
  quote: setBlockType(nodes.quote),
  bullets: wrapOrLift('bullets'),
  numbers: wrapOrLift('numbers'),
  undo,
  redo,
} satisfies Record<string, Command>
export type RichCommand = keyof typeof richCommands

/** On an item of the same list, the button takes it out of the list. */
function wrapOrLift(kind: 'bullets' | 'numbers'): Command {
  return (state, dispatch, view) => {
    const inside = state.selection.$from.node(-2)?.type
    if (inside === nodes[kind]) return liftListItem(nodes.item)(state, dispatch, view)
    return chainCommands(wrapInList(nodes[kind]), (now, send) => setBlockType(nodes.paragraph)(now, send))(state, dispatch, view)
  }
}

/** The formatting at the caret, which the buttons show. */
export type Around = {
  block: 'paragraph' | 'heading2' | 'heading3' | 'quote' | 'bullets' | 'numbers'
  bold: boolean
  italic: boolean
  href: string | null
  /** The selected picture. */ picture: RichPicture | null
}

export type RichEditing = {
  run(command: RichCommand): void
  setLink(href: string | null): void
  setPicture(picture: RichPicture | null): void
  focus(): void
  destroy(): void
}
type Options = {
  label: string
  lang: string
  /** Id of the box, for links to it, and of the element that describes it. */
  id?: string | undefined
  describedBy?: string | undefined
  /** Where its pictures are found; absent for a text that takes none. `goneWords`: what stands where one is no longer there. */
  pictures?: (Pick<TextPictures, 'find'> & { goneWords: string }) | undefined
  onChange: (rich: RichText) => void
  onMove: (around: Around) => void
}

/** Starts ProseMirror in a box of the page. */
export function startRichEditing(box: HTMLElement, rich: RichText, { label, lang, id, describedBy, pictures, onChange, onMove }: Options): RichEditing {
  const state = EditorState.create({
    doc: documentOf(rich),
    plugins: [
      history(),
      inputRules({
        rules: [
          wrappingInputRule(/^[-*] $/, nodes.bullets),
          wrappingInputRule(/^1[.)] $/, nodes.numbers),
          textblockTypeInputRule(/^## $/, nodes.heading, { level: 2 }),
          textblockTypeInputRule(/^### $/, nodes.heading, { level: 3 }),
        ],
      }),
      keymap({
        'Mod-b': richCommands.bold,
        'Mod-i': richCommands.italic,
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        Enter: splitListItem(nodes.item),
        'Shift-Enter': (now, send) => {
          send?.(now.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
          return true
        },
      }),
      keymap(baseKeymap),
    ],
  })
  const view: EditorView = new EditorView(box, {
    state,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...(id && { id }),
      ...(describedBy && { 'aria-describedby': describedBy }),
      lang,
      class: 'prose rich-text',
    },
    transformPastedHTML: cleanPaste,
    transformPastedText: ordinaryText,
    ...(pictures ? { nodeViews: { picture: pictureView(pictures) } } : { transformPasted: withoutPictures }),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      if (transaction.docChanged) onChange(richOf(view.state.doc))
      onMove(aroundOf(view.state))
    },
  })
  const run = (command: Command) => {
    command(view.state, (transaction) => view.dispatch(transaction), view)
    view.focus()
  }
  return {
    run: (name) => run(richCommands[name]),
    setLink: (href) => {
      run((now, send) => {
        const { from, to, empty, $from } = now.selection
        // Without a selection it applies to the link around the caret.
        const [start, end] = empty ? linkAround($from.start(), $from.pos, now) : [from, to]
        const plain = now.tr.removeMark(start, end, marks.link)
        send?.(
          href === null
            ? plain
            : start === end
              ? plain.insert(start, schema.text(linkWords(href), [marks.link.create({ href })]))
              : plain.addMark(start, end, marks.link.create({ href })),
        )
        return true
      })
    },
    setPicture: (picture) => run(putPicture(picture)),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  }
}

/** Changes the selected picture, or puts one after the block of the caret; null removes the selected one. */
function putPicture(picture: RichPicture | null): Command {
  return ({ selection, doc, tr }, send) => {
    const node = picture && pictureNode(picture)
    if (selection instanceof NodeSelection && selection.node.type === nodes.picture) {
      if (!node) return send?.(tr.deleteSelection()) ?? true
      const changed = tr.replaceSelectionWith(node)
      send?.(changed.setSelection(NodeSelection.create(changed.doc, selection.from)))
      return true
    }
    if (!node) return false
    const { $to } = selection
    const block = $to.depth > 0 ? $to.node(1) : null
    const end = block ? $to.after(1) : selection.to
    const isBlank = block?.type === nodes.paragraph && block.content.size === 0
    const at = isBlank ? end - block.nodeSize : end
    // A paragraph behind the last picture, so that one can type on.
    const placed = tr.replaceWith(at, end, end < doc.content.size ? [node] : [node, nodes.paragraph.create()])
    send?.(placed.setSelection(TextSelection.near(placed.doc.resolve(at + node.nodeSize))).scrollIntoView())
    return true
  }
}

function linkAround(start: number, at: number, { doc }: EditorState): [number, number] {
  const found: [number, number] = [at, at]
  const parent = doc.resolve(at).parent
  parent.forEach((child, offset) => {
    const [from, to] = [start + offset, start + offset + child.nodeSize]
    if (from <= at && at <= to && marks.link.isInSet(child.marks)) [found[0], found[1]] = [from, to]
  })
  return found
}

function aroundOf({ selection, storedMarks, doc }: EditorState): Around {
  const { $from, empty } = selection
  const held = storedMarks ?? (empty ? $from.marks() : (doc.nodeAt($from.pos)?.marks ?? $from.marks()))
  const list = $from.depth > 1 ? $from.node(-2)?.type.name : undefined
  const own = $from.parent.type.name
  const block =
    list === 'bullets' || list === 'numbers'
      ? list
      : own === 'heading'
        ? (`heading${$from.parent.attrs['level'] === 3 ? 3 : 2}` as const)
        : own === 'quote'
          ? 'quote'
          : 'paragraph'
  return {
    block,
    bold: marks.bold.isInSet(held) !== undefined,
    italic: marks.italic.isInSet(held) !== undefined,
    href: (marks.link.isInSet(held)?.attrs['href'] as string | undefined) ?? null,
    picture: selection instanceof NodeSelection && selection.node.type === nodes.picture ? pictureIn(selection.node) : null,
  }
}
