import type { ReactNode } from 'react'
import { Form, type FormProps, useNavigation } from 'react-router'

type Keeping = {
  /** The words for who is offline, when it stays here; without them it goes, and whoever sends it minds what comes of that. */
  offline?: string
  /** Which of several at one address is kept; else the intent says it. */
  name?: string
  /** It changes a record: what was typed is there again whatever the record says now. */
  record?: boolean
  /** The answer did not take what was sent. */
  refused?: boolean
  /** Says that something was kept, with a button `data-throw-away`; shown when that is so. */
  note?: ReactNode
  /** Leaving the page with changes is asked about. */
  warns?: boolean
}

type Props = Omit<FormProps, 'method' | 'children'> & {
  /** Which of several forms on the page this is; it goes along as `intent`. */
  intent?: string | undefined
  /** What is typed stays until the server has it. */
  keeps?: Keeping
  children: ReactNode | ((sending: boolean) => ReactNode)
}

/** A form that is posted, once: by the browser on a document and without script, by the router in React's zone. */
export function PostForm({ intent, keeps, children, ...form }: Props) {
  const navigation = useNavigation()
  const posting = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const sending = posting && (navigation.formData?.get('intent') ?? undefined) === intent
  // A form without an intent may have buttons that say one: it is under way then too, though its own button is not.
  const busy = sending || (posting && intent === undefined) ? { busy: '' } : {}
  const inside = (
    <Form method="post" noValidate {...form}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      {typeof children === 'function' ? children(sending) : children}
    </Form>
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
