/**
 * Makes `shown` say what `wanted` says and keeps what is alike, so that focus, scrolling, open parts and what was ticked
 * or typed stay as they are. Children are compared by their order. What script has mounted (`data-mounted`) is its own.
 */
export function morph(shown: Element, wanted: Element): void {
  if (shown.hasAttribute('data-mounted')) return
  for (const name of shown.getAttributeNames()) if (!wanted.hasAttribute(name) && !ofTheVisitor.has(name)) shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes) if (!ofTheVisitor.has(name) && shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  const now = [...shown.childNodes]
  const then = [...wanted.childNodes]
  for (const [index, next] of then.entries()) {
    const old = now[index]
    if (!old) shown.append(next)
    else if (old instanceof Element && next instanceof Element && old.tagName === next.tagName) morph(old, next)
    else if (old.nodeType === Node.TEXT_NODE && next.nodeType === Node.TEXT_NODE) {
      if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue
    } else old.replaceWith(next)
  }
  for (const left of now.slice(then.length)) left.remove()
}

/** What people open, tick or type is theirs. */
const ofTheVisitor = new Set(['open', 'checked', 'value'])
