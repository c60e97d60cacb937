/** Something that happened in the domain, by name, with the facts its listeners need. */
export type DomainEvent<Payload> = { readonly name: string; /** Exists for the type only. */ readonly payload?: Payload }

/** Declares an event: `export const applicationSubmitted = defineEvent<{ applicationId: string }>('applicationSubmitted')`. */
export function defineEvent<Payload extends object>(name: string): DomainEvent<Payload> {
  return { name }
}
