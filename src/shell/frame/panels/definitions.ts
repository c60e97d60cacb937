import type { PanelDefinition } from './panel-state.ts'

/** The side panels of the frame (specification §2). */
export const panels = [
  { name: 'menu' },
  { name: 'language', position: 'right' },
  { name: 'notifications', position: 'right' },
  { name: 'activity', position: 'right' },
  { name: 'customize', position: 'right' },
] as const satisfies readonly PanelDefinition[]

export type PanelName = (typeof panels)[number]['name']
