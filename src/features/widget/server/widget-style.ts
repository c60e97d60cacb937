import { LRUCache } from 'lru-cache'
import type { Mode } from '#features/settings/colors/derive.ts'
import { deriveTokens } from '#features/settings/colors/derive.ts'
import type { Theme } from '#features/settings/colors/theme.ts'
import type { WidgetScheme } from '#features/widget/widget.ts'

const tokens = ['surface', 'tint', 'text', 'text-soft', 'line', 'link', 'accent', 'on-accent', 'focus', 'brand', 'brand-mid', 'brand-pop'] as const

/** Colours of a theme as custom properties. They are made of numbers, so nothing that is stored can end the rule. */
function colors(theme: Theme, mode: Mode): string {
  const own = deriveTokens(theme, mode)
  return tokens.flatMap((name) => (/^#[0-9a-f]{6}$/i.test(own[name] ?? '') ? `--${name}:${own[name]};` : [])).join('')
}

function schemeOf(theme: Theme, scheme: WidgetScheme): string {
  const night = `color-scheme:dark;${colors(theme, 'dark')}`
  if (scheme === 'dark') return `:root{${night}}`
  const day = `:root{color-scheme:light;${colors(theme, 'light')}}`
  return scheme === 'light' ? day : `${day}@media(prefers-color-scheme:dark){:root{${night}}}`
}

const rules = `*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
.widget{border-top:.375rem solid var(--brand);padding:1rem}
h2{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3}
ul{margin:0;padding:0;list-style:none}
li{border-top:1px solid var(--line)}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
li a{display:block;padding:.625rem .25rem;text-decoration:none}
li a:hover{background:var(--tint)}
li a:hover strong{text-decoration:underline}
strong,span{display:block}
span{color:var(--text-soft);font-size:.9375rem}
p{margin:.75rem 0 0}
.all{display:inline-block;min-height:2.75rem;padding:.5rem 1.125rem;background:var(--accent);color:var(--on-accent);border-radius:var(--r);font-weight:600;text-decoration:none}
.all:hover{text-decoration:underline}
small{display:block;margin-top:.625rem;color:var(--text-soft);font-size:.875rem}
@media(forced-colors:active){.all{border:1px solid ButtonText}}`

/** By theme and scheme: deriving colours that can be read takes longer than everything else of a widget together. */
const known = new LRUCache<string, string>({ max: 200 })

/** The stylesheet of a widget, which stands in its page: one request is all it takes, also in a frame without an origin. */
export function widgetStyle(theme: Theme, scheme: WidgetScheme): string {
  const name = JSON.stringify([scheme, theme])
  const style = known.get(name) ?? `${schemeOf(theme, scheme)}:root{--r:${theme.rounded ? '.75rem' : '0'}}${rules}`
  known.set(name, style)
  return style
}
