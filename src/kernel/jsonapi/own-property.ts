/** What stands in a declaration under this name; nothing for `constructor` and whatever else every object has by itself. */
export function ownProperty<T>(declared: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return declared && Object.hasOwn(declared, name) ? declared[name] : undefined
}
