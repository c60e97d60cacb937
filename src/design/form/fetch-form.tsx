import type { ReactNode } from 'react'
import type { FetcherWithComponents, FormProps } from 'react-router'
import { RoutedForm } from './plain-form.tsx'

type Props = Omit<FormProps, 'method' | 'children'> & {
  /** The fetcher of the part that it changes: the page stays where it is. */
  fetcher: FetcherWithComponents<unknown>
  /** Keeps a draft until the server has it, under `name`; `offline` is the message without a connection. */
  keeps?: { name: string; offline: string }
  children: ReactNode
}

/** A form in a part of a page, posted once and without navigation; without script it is an ordinary form. */
export function FetchForm({ fetcher, keeps, children, ...form }: Props) {
  const busy = fetcher.state === 'idle' ? {} : { busy: '' }
  const inside = (
    <RoutedForm by={fetcher.Form} method="post" {...form}>
      {children}
    </RoutedForm>
  )
  return (
    <submit-once {...busy} data-offline={keeps?.offline}>
      {keeps ? (
        <keep-draft name={keeps.name} {...busy}>
          {inside}
        </keep-draft>
      ) : (
        inside
      )}
    </submit-once>
  )
}
