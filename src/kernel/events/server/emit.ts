import type { Tx } from '#kernel/db/server/database.ts'
import type { DomainEvent } from '#kernel/events/event.ts'

/** A reaction to an event, in the transaction of the change: when it throws, the change is rolled back too. */
export type Listener = { eventName: string; react: (tx: Tx, payload: never) => Promise<void> }

/** Declares a listener. It does nothing until it is in the list given to `registerListeners`. */
export function listen<Payload>(event: DomainEvent<Payload>, react: (tx: Tx, payload: Payload) => Promise<void>): Listener {
  return { eventName: event.name, react }
}

let listenersByEvent = new Map<string, Listener[]>()

/**
 * Replaces all listeners by this list, in this order. Called once when the server is built; calling it again with the same list
 * is harmless.
 */
export function registerListeners(listeners: readonly Listener[]): void {
  listenersByEvent = Map.groupBy(listeners, ({ eventName }) => eventName)
}

/**
 * Calls every listener of the event, one after the other, in the transaction of the change.
 * @throws what a listener throws; the change must then be rolled back
 */
export async function emit<Payload>(tx: Tx, event: DomainEvent<Payload>, payload: NoInfer<Payload>): Promise<void> {
  for (const { react } of listenersByEvent.get(event.name) ?? []) {
    await (react as (tx: Tx, payload: Payload) => Promise<void>)(tx, payload)
  }
}
