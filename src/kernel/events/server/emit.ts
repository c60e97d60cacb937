import type { Tx } from '#kernel/db/server/database.ts'
import type { DomainEvent } from '#kernel/events/event.ts'

/** A reaction to an event, in the transaction of the change: when it throws, the change is not kept either. */
export type Listener = { eventName: string; react: (tx: Tx, payload: never) => Promise<void> }

/** Declares a reaction. It does nothing until it stands in the list given to `registerListeners`. */
export function listen<Payload>(event: DomainEvent<Payload>, react: (tx: Tx, payload: Payload) => Promise<void>): Listener {
  return { eventName: event.name, react }
}

let listenersByEvent = new Map<string, Listener[]>()

/** Makes this list the only one, in this order. Called once when the server is built; again with the same list is harmless. */
export function registerListeners(listeners: readonly Listener[]): void {
  listenersByEvent = Map.groupBy(listeners, ({ eventName }) => eventName)
}

/**
 * Tells every listener of the event, one after the other, in the transaction of the change.
 * @throws what a listener throws, and then the change must not be kept
 */
export async function emit<Payload>(tx: Tx, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void> {
  for (const { react } of listenersByEvent.get(event.name) ?? []) {
    await (react as (tx: Tx, payload: Payload) => Promise<void>)(tx, payload)
  }
}
