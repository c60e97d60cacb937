/** The declaration of a panel (specification §3): by default it opens from the left, over a dimmed page. */
export type PanelDefinition = { name: string; position?: 'left' | 'right'; overlay?: boolean; props?: Readonly<Record<string, unknown>> }

export type PanelState = { name: null } | { name: string; position: 'left' | 'right'; overlay: boolean; props: Readonly<Record<string, unknown>> }

export const closed: PanelState = { name: null }

/** Position and overlay come from the definition; the given props override the declared ones (specification §4). */
export function openPanel(definitions: readonly PanelDefinition[], name: string, props: Readonly<Record<string, unknown>> = {}): PanelState {
  const definition = definitions.find((one) => one.name === name)
  if (!definition) return closed
  const { position = 'left', overlay = true } = definition
  return { name, position, overlay, props: { ...definition.props, ...props } }
}
