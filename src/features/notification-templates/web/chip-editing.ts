import { baseKeymap, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Slice } from 'prosemirror-model'
import { type Command, EditorState, Plugin } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type Chip, type ChipSchema, chipSchema, chipsIn, documentOf, textOf } from './chip-text.ts'
import { insertEvent, markEvent } from './insert-words.ts'
import type { Mark } from './marked.ts'

type Field = HTMLInputElement | HTMLTextAreaElement
type Options = { chips: readonly Chip[]; isMarked: boolean }

/**
 * Puts an editor with chips in the place of a field, which keeps the text as it is stored and is what the form sends: a draft that is
 * restored, a check or another script may read and write it as before. Gives back what takes it away.
 */
export function startChipEditing(field: Field, { chips, isMarked }: Options): () => void {
  const isOneLine = field instanceof HTMLInputElement
  const known = (name: string) => chips.some((chip) => chip.name === name)
  const schema = chipSchema(chips, { isMarked, isOneLine })
  const read = (text: string) => documentOf(schema, text, { isMarked, known })
  const state = (text: string) =>
    EditorState.create({
      doc: read(text),
      plugins: [
        history(),
        chipsWhileTyping(schema, known),
        keymap({
          'Mod-z': undo,
          'Mod-y': redo,
          'Mod-Shift-z': redo,
          ...(isMarked && { 'Mod-b': toggleMark(schema.marks.bold) }),
          // In a field of one line Enter sends the form, as in any other.
          ...(isOneLine && { Enter: () => (field.form?.requestSubmit(field.form.querySelector<HTMLElement>('[type=submit]')), true) }),
        }),
        keymap(baseKeymap),
      ],
    })
  const box = document.createElement('div')
  box.className = isOneLine ? 'input chip-box is-line' : 'input chip-box'
  field.after(box)
  let isOurs = false
  const view: EditorView = new EditorView(box, {
    state: state(field.value),
    attributes: () => attributesOf(field),
    clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n'),
    clipboardTextParser: (text) => new Slice(read(text).content, 1, 1),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      if (!transaction.docChanged) return
      isOurs = true
      field.value = textOf(view.state.doc)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      isOurs = false
    },
  })
  const run = (command: Command) => {
    command(view.state, (transaction) => view.dispatch(transaction), view)
    view.focus()
  }
  // A draft that is restored, or another's text that was chosen.
  const follow = () => {
    if (!isOurs && field.value !== textOf(view.state.doc)) view.updateState(state(field.value))
  }
  const insert = (event: Event) => {
    event.preventDefault()
    const name = (event as CustomEvent<string>).detail
    if (known(name)) run(({ tr }, send) => (send?.(tr.replaceSelectionWith(schema.nodes.chip.create({ name })).scrollIntoView()), true))
  }
  const mark = (event: Event) => {
    event.preventDefault()
    run((event as CustomEvent<Mark>).detail === 'bold' ? toggleMark(schema.marks.bold) : toggleBullets)
  }
  // Its label and the links of an error summary lead to the field.
  const lead = () => view.focus()
  const watching = new MutationObserver(() => view.setProps({}))
  watching.observe(field, { attributeFilter: ['aria-describedby', 'aria-invalid'] })
  const heard = { input: follow, [insertEvent]: insert, [markEvent]: mark, focus: lead }
  for (const [type, hear] of Object.entries(heard)) field.addEventListener(type, hear)
  field.classList.add('chip-source')
  field.tabIndex = -1
  field.setAttribute('aria-hidden', 'true')
  return () => {
    for (const [type, hear] of Object.entries(heard)) field.removeEventListener(type, hear)
    watching.disconnect()
    view.destroy()
    box.remove()
    field.classList.remove('chip-source')
    field.removeAttribute('tabindex')
    field.removeAttribute('aria-hidden')
  }
}

function attributesOf(field: Field): Record<string, string> {
  const described = field.getAttribute('aria-describedby')
  return {
    role: 'textbox',
    'aria-label': field.labels?.[0]?.textContent?.trim() ?? '',
    'aria-multiline': String(field instanceof HTMLTextAreaElement),
    ...(field.lang && { lang: field.lang }),
    ...(described && { 'aria-describedby': described }),
    ...(field.getAttribute('aria-invalid') && { 'aria-invalid': 'true' }),
  }
}

/** A known placeholder that is typed or pasted in braces becomes a chip. */
function chipsWhileTyping(schema: ChipSchema, known: (name: string) => boolean): Plugin {
  return new Plugin({
    appendTransaction: (done, _before, { doc, tr }) => {
      if (!done.some(({ docChanged }) => docChanged)) return null
      const found: { from: number; to: number; name: string }[] = []
      doc.descendants((node, at) => {
        if (node.isText) for (const { from, to, name } of chipsIn(node.text!, known)) found.push({ from: at + from, to: at + to, name })
      })
      for (const { from, to, name } of found.toReversed()) tr.replaceWith(from, to, schema.nodes.chip.create({ name }, null, doc.resolve(from + 1).marks()))
      return found.length > 0 ? tr : null
    },
  })
}

/** The selected lines become points of a list, or no longer are. */
const toggleBullets: Command = ({ doc, selection: { from, to }, tr }, send) => {
  const lines: { at: number; text: string }[] = []
  doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) lines.push({ at: at + 1, text: node.textContent })
  })
  const isList = lines.every(({ text }) => text.startsWith('- ') || text.trim() === '')
  for (const { at, text } of lines.toReversed()) {
    if (isList && text.startsWith('- ')) tr.delete(at, at + 2)
    else if (!isList && !text.startsWith('- ') && (text.trim() !== '' || lines.length === 1)) tr.insertText('- ', at)
  }
  send?.(tr)
  return true
}
