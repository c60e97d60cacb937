import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { EditorBody } from './editor-body.tsx'
import type { EditorProps } from './editor-props.ts'

const DraftEditor = lazyPart(() => import('./draft-editor.tsx').then((file) => file.DraftEditor))
const ChangeEditor = lazyPart(() => import('./change-editor.tsx').then((file) => file.ChangeEditor))

/**
 * The editor of a vacancy: step by step and saved while it is typed as long as it is a draft; after that whole, and saved by a button.
 * What both are made of comes with the page, and of the two only the one that is needed is waited for.
 */
export function Editor(props: Omit<EditorProps, 'body'>) {
  const { status } = props.vacancy
  return status === 'draft' || status === 'denied' ? <DraftEditor {...props} body={EditorBody} /> : <ChangeEditor {...props} body={EditorBody} />
}
