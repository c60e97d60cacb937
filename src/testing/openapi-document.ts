type Node = { [key: string]: any }

/** The thing that a reference within the document leads to. */
const targetOf = (document: Node, reference: string): Node =>
  reference
    .slice(2)
    .split('/')
    .reduce((within: Node, name) => within[name], document)

/** A part of an OpenAPI document with every reference in it replaced by what it leads to. */
function followed(document: Node, part: unknown): any {
  if (Array.isArray(part)) return part.map((one) => followed(document, one))
  if (typeof part !== 'object' || part === null) return part
  const { $ref: reference } = part as Node
  if (typeof reference === 'string') return followed(document, targetOf(document, reference))
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, followed(document, one)]))
}

/** The document as its operations mean it: their parameters and bodies in full, their answers as they are written. */
export function withFullOperations<Document extends Node>(document: Document): Document {
  const full = (operation: Node): Node => ({
    ...operation,
    ...(operation['parameters'] && { parameters: followed(document, operation['parameters']) }),
    ...(operation['requestBody'] && { requestBody: followed(document, operation['requestBody']) }),
  })
  const paths = Object.fromEntries(
    Object.entries(document['paths'] as Record<string, Node>).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([method, operation]) => [method, full(operation)])),
    ]),
  )
  return { ...document, paths }
}

/** What an object of several parts (`allOf`) requires. */
export const requiredIn = ({ required = [], allOf = [] }: Node): string[] => [...(allOf as Node[]).flatMap(requiredIn), ...(required as string[])]
