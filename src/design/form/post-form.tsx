import type { ReactNode } from 'react'
import { type FormProps, useNavigation } from 'react-router'
import { RoutedForm } from './plain-form.tsx'

type Keeping = {
  /** Keeps the form here while offline and shows this message; without it the form is sent anyway, and its owner handles the failure. */
  offline?: string
  /** Which of several drafts at one address this is; by default the intent. */
  name?: string
  /** It changes a record: a draft is restored whatever the record holds now. */
  record?: boolean
  /** The server refused the form. */
  refused?: boolean
  /** Says that a draft was restored, with a button `data-throw-away`; shown only then. */
  note?: ReactNode
  /** Asks before leaving the page with unsaved changes. */
  warns?: boolean
}

type Props = Omit<FormProps, 'method' | 'children'> & {
  /** Which of several forms on the page this is; posted as `intent`. */
  intent?: string | undefined
  /** Keeps a draft until the server has it. */
  keeps?: Keeping
  children: ReactNode | ((sending: boolean) => ReactNode)
}

/** A form that is posted only once: by the browser on a document and without script, by the router in React's zone. */
export function PostForm({ intent, keeps, children, ...form }: Props) {
  const navigation = useNavigation()
  const posting = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const sending = posting && (navigation.formData?.get('intent') ?? undefined) === intent
  // A form without an intent may have buttons with one: then it is busy too, though its own button is not.
  const busy = sending || (posting && intent === undefined) ? { busy: '' } : {}
  const inside = (
    <RoutedForm method="post" {...form}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {typeof children === 'function' ? children(sending) : children}
    </RoutedForm>
  )
  return (
    <submit-once {...busy} data-offline={keeps?.offline}>
      {keeps ? (
        <keep-draft name={keeps.name ?? intent} {...busy} record={mark(keeps.record)} refused={mark(keeps.refused)} warns={mark(keeps.warns)}>
          {keeps.note && <div className="kept-note">{keeps.note}</div>}
          {inside}
        </keep-draft>
      ) : (
        inside
      )}
    </submit-once>
  )
}

const mark = (is: boolean | undefined) => (is ? '' : undefined)
