import { Anchor } from '#design/link/anchor.tsx'
import type { RichInline, RichNode, RichText } from '#features/pages/rich-text.ts'

/** A text that an editor wrote, in a column that reads well; it is drawn from its parts, so there is no markup in it to trust. */
export function RichTextView({ of: nodes, className = '' }: { of: RichText; className?: string }) {
  return (
    <div className={`prose ${className}`}>
      {nodes.map((node, i) => (
        <Node key={i} node={node} />
      ))}
    </div>
  )
}

function Node({ node }: { node: RichNode }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{pieces(node.content)}</p>
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
  }
}

const items = (all: readonly RichInline[][]) => all.map((item, i) => <li key={i}>{pieces(item)}</li>)
const pieces = (all: readonly RichInline[]) => all.map((piece, i) => <Piece key={i} {...piece} />)

function Piece({ text, bold, italic, href }: RichInline) {
  const soft = italic ? <em>{text}</em> : text
  const said = bold ? <strong>{soft}</strong> : soft
  return href ? (
    <Anchor href={href} className="link">
      {said}
    </Anchor>
  ) : (
    said
  )
}
