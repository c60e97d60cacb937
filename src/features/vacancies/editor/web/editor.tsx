import { lazyPart } from '#design/lazy/lazy-part.tsx'
import { EditorBody } from './editor-body.tsx'
import type { EditorProps } from './editor-props.ts'

const DraftEditor = lazyPart(() => import('./draft-editor.tsx').then((file) => file.DraftEditor))
const ChangeEditor = lazyPart(() => import('./change-editor.tsx').then((file) => file.ChangeEditor))

/**
 * The editor of a vacancy: in steps and saved while typing for a draft or a denied one, on one page and saved with a button after that. The
 * parts that both share load with the page; of the two editors only the one that is needed is loaded.
 */
export function Editor(props: Omit<EditorProps, 'body'>) {
  const { status } = props.vacancy
  return status === 'draft' || status === 'denied' ? <DraftEditor {...props} body={EditorBody} /> : <ChangeEditor {...props} body={EditorBody} />
}
