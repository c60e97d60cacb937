import type { ReactNode } from 'react'
import type { FetcherWithComponents, FormProps } from 'react-router'

type Props = Omit<FormProps, 'method' | 'children'> & {
  /** Of the place that changes by it: the page stays where it is. */
  fetcher: FetcherWithComponents<unknown>
  /** What is typed stays until the server has it: under which name, and the words for who is offline. */
  keeps?: { name: string; offline: string }
  children: ReactNode
}

/** A form of a part of a page: posted once, without leaving; without script it is a form like any other. */
export function FetchForm({ fetcher, keeps, children, ...form }: Props) {
  const busy = fetcher.state === 'idle' ? {} : { busy: '' }
  const inside = (
    <fetcher.Form method="post" noValidate {...form}>
      {children}
    </fetcher.Form>
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
