/** Something that happened, by name, with what its listeners need to know. */
export type DomainEvent<Payload> = { readonly name: string; /** Exists for the type only. */ readonly payload?: Payload }

/** Declares an event: `export const applicationSubmitted = defineEvent<{ applicationId: string }>('applicationSubmitted')`. */
export function defineEvent<Payload extends object>(name: string): DomainEvent<Payload> {
  return { name }
}
