import type { HeaderTheme, ShadeName } from '#features/tenancy/tenant.ts'
import { shades, type Ramp, type Shade } from './contrast.ts'
import { picker } from './derive-pick.ts'
import type { Mode, Tokens } from './derive.ts'
import type { Theme } from './theme.ts'

/** The colours of a tenant's header: those of words as configured where they are readable, else the next shade that is; the accent as it is. */
export function headerTokens(theme: Theme, { text, accent }: HeaderTheme, mode: Mode, { surface, sunken }: Tokens): Tokens {
  const pick = picker(theme.muted, mode === 'light' ? [700, 800, 900, 950] : [300, 200, 100, 50])
  const strongEnough = (name: ShadeName, backgrounds: readonly string[], least: number) => {
    const [ramp, shade] = partsOf(name)
    return pick(theme[ramp], [shade, ...strongerThan(shade, mode)], backgrounds, least)
  }
  const ofName = (name: ShadeName) => {
    const [ramp, shade] = partsOf(name)
    return theme[ramp][shade]
  }
  // A hovered entry has the background `sunken`, and so may the current one.
  const onBoth = [surface!, sunken!]
  return {
    'header-text': strongEnough(text.default[mode], onBoth, 4.5),
    'header-text-hover': strongEnough(text.hover[mode], onBoth, 4.5),
    'header-text-active': strongEnough(text.active[mode], onBoth, 4.5),
    // As configured, to the letter (decisions 68): it carries no meaning alone, for the current entry is bold and named as such too.
    'header-accent': ofName(accent),
  }
}

type RampName = keyof { [Name in keyof Theme as Theme[Name] extends Ramp ? Name : never]: true }

function partsOf(name: ShadeName): [RampName, Shade] {
  const [ramp, shade] = name.split('-') as [RampName, string]
  return [ramp, Number(shade) as Shade]
}

/** Shades with more contrast: darker in the light scheme, lighter in the dark one. */
function strongerThan(shade: Shade, mode: Mode): readonly Shade[] {
  const at = shades.indexOf(shade)
  return mode === 'light' ? shades.slice(at + 1) : shades.slice(0, at).toReversed()
}
