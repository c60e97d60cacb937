import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import type { RichInline, RichPicture, RichText as Text, RichWords } from '#kernel/rich-text/rich-text.ts'
import { Anchor } from '#design/link/anchor.tsx'

type Props = {
  text: Text
  className?: string
  /** Language of the text, where it is not the page's. */
  lang?: string | undefined
  /** Draws a picture of the text; where no caller does, it is left out. */
  picture?: (picture: RichPicture) => ReactNode
}

/** Renders a rich text node by node: markup that the type does not have cannot reach the page. */
export function RichText({ text, className, lang, picture }: Props) {
  return (
    <div className={clsx('prose', className)} lang={lang}>
      {text.map((node, at) => (node.type === 'picture' ? <Fragment key={at}>{picture?.(node)}</Fragment> : <Node key={at} node={node} />))}
    </div>
  )
}

function Node({ node }: { node: RichWords }) {
  switch (node.type) {
    case 'heading':
      return node.level === 2 ? <h2>{pieces(node.content)}</h2> : <h3>{pieces(node.content)}</h3>
    case 'quote':
      return (
        <blockquote>
          <p>{pieces(node.content)}</p>
        </blockquote>
      )
    case 'bullets':
      return <ul>{items(node.items)}</ul>
    case 'numbers':
      return <ol>{items(node.items)}</ol>
    default:
      return <p>{pieces(node.content)}</p>
  }
}

const items = (all: readonly RichInline[][]) => all.map((item, at) => <li key={at}>{pieces(item)}</li>)
const pieces = (all: readonly RichInline[]) => all.map((piece, at) => <Piece key={at} {...piece} />)

function Piece({ text, bold, italic, href }: RichInline) {
  const lines = text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
  const soft = italic ? <em>{lines}</em> : lines
  const said = bold ? <strong>{soft}</strong> : soft
  if (!href) return said
  return (
    <Anchor href={href} className="link" {...(/^https?:/i.test(href) && { rel: 'noopener' })}>
      {said}
    </Anchor>
  )
}
