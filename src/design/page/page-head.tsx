import type { ReactNode, RefObject } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { messages as words } from './messages.ts'

type Props = {
  title: string
  /** The way back, where the page stands below another one. */
  crumbs?: readonly { href: string; label: string }[]
  /** This page among them, where its title says more. */
  current?: string
  picture?: ReactNode
  /** For who leads the focus to it. */
  titleRef?: RefObject<HTMLHeadingElement | null>
  /** Below the title. */
  text?: ReactNode
  /** Across from it: tools, steps, a way on. */
  children?: ReactNode
}

/** The head of a page of work: where one is, what it is, and what can be done with all of it. */
export function PageHead({ title, crumbs, current = title, picture, titleRef, text, children }: Props) {
  const t = useT()
  return (
    <>
      {crumbs && <Breadcrumbs label={t(words.crumbs)} crumbs={crumbs} current={current} />}
      <div className={crumbs ? 'page-head mt-3' : 'page-head'}>
        <div className="flex items-center gap-4 min-w-0">
          {picture}
          <div className="min-w-0">
            <h1 ref={titleRef} tabIndex={titleRef && -1}>
              {title}
            </h1>
            {text && <div className="mt-2 text-text-soft max-w-[44rem]">{text}</div>}
          </div>
        </div>
        {children}
      </div>
    </>
  )
}
