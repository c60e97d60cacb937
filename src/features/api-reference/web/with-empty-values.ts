type Parameter = { style?: string; schema?: { example?: unknown } }
type Operation = { parameters?: Parameter[] }
export type Description = {
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components?: { parameters?: Readonly<Record<string, Parameter>> }
}

/**
 * Begins filters, fields and pages without a value. The library fills in the example of a parameter, and where there is none a
 * value for every key of it: a call with all of them is refused, or finds nothing.
 */
export function withEmptyValues(description: Description): Description {
  const ofOperations = Object.values(description.paths ?? {}).flatMap((path) => Object.values(path).flatMap(({ parameters = [] }) => parameters))
  for (const parameter of [...ofOperations, ...Object.values(description.components?.parameters ?? {})])
    if (parameter.style === 'deepObject' && parameter.schema) parameter.schema.example = {}
  return description
}
