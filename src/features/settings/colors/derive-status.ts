import { mix, white } from './contrast.ts'
import type { Ramp } from './contrast.ts'
import { inkOn, picker } from './derive-pick.ts'
import { statusRamps } from './presets.ts'

type Around = { surfaces: string[]; muted: Ramp; surface: string; page: string }

const { green, amber, red, sky } = statusRamps
const hues: [string, Ramp][] = [
  ['success', green],
  ['warn', amber],
  ['danger', red],
  ['info', sky],
]

/** Success, warn, danger and info: fixed hues, matched to the surfaces of the theme. */
export function statusTokens(mode: 'light' | 'dark', around: Around): Record<string, string> {
  const tokens = Object.assign({}, ...hues.map(([name, ramp]) => (mode === 'light' ? light : dark)(name, ramp, around)))
  const solid = mode === 'light' ? red[700] : red[400]
  return { ...tokens, 'danger-solid': solid, 'on-danger-solid': mode === 'light' ? white : inkOn(solid, [red[950]]) }
}

function light(name: string, ramp: Ramp, { surfaces, muted, surface, page }: Around): Record<string, string> {
  const pick = picker(muted, [700, 800, 900, 950])
  const soft = ramp[name === 'warn' ? 100 : 50]
  return {
    [name]: pick(ramp, [700, 800, 900], [...surfaces, ramp[50]], 4.5),
    [`${name}-soft`]: soft,
    [`on-${name}-soft`]: pick(ramp, [800, 900, 950], [soft], 4.5),
    [`${name}-line`]: pick(ramp, [500, 600, 700], [surface, page, soft], 3),
  }
}

function dark(name: string, ramp: Ramp, { surfaces, muted, surface, page }: Around): Record<string, string> {
  const pick = picker(muted, [300, 200, 100, 50])
  const soft = mix(ramp[950], muted[900], 0.3)
  return {
    [name]: pick(ramp, [400, 300, 200], [...surfaces, soft], 4.5),
    [`${name}-soft`]: soft,
    [`on-${name}-soft`]: pick(ramp, [300, 200, 100], [soft], 4.5),
    [`${name}-line`]: pick(ramp, [500, 400, 300], [surface, page, soft], 3),
  }
}
