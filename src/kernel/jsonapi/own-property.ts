/** What a declaration has under this name; undefined for `constructor` and other names that every object inherits. */
export function ownProperty<T>(declared: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return declared && Object.hasOwn(declared, name) ? declared[name] : undefined
}
