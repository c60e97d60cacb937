// Generates icons.svg after a change in icon-names.ts: node src/design/icon/draw-icons.ts
import * as phosphor from '@phosphor-icons/react/ssr'
import type { Icon } from '@phosphor-icons/react'
import { writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconWeights } from './icon-names.ts'

const icons = phosphor as unknown as Record<string, Icon>
const symbols = Object.entries(iconWeights).flatMap(([weight, names]) => names.map((name) => {
  const icon = icons[name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())]
  if (!icon) throw new Error(`Phosphor has no ${name}`)
  const body = renderToStaticMarkup(createElement(icon, { weight: weight as keyof typeof iconWeights })).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${weight === 'regular' ? name : `${name}-${weight}`}" viewBox="0 0 256 256">${body}</symbol>`
}))

writeFileSync(new URL('icons.svg', import.meta.url), `<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">\n${symbols.join('\n')}\n</svg>\n`)
