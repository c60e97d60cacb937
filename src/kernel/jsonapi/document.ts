/** Documents as they are sent (JSON:API 1.1, contract §2.2). */
export type Identifier = { type: string; id: string }

export type RelationshipObject = {
  data?: Identifier | Identifier[] | null
  links?: { related: string }
  meta?: { count: number }
}

export type ResourceObject = Identifier & {
  attributes: Record<string, unknown>
  relationships?: Record<string, RelationshipObject>
  links?: { self: string }
  meta?: { version?: number; permissions?: string[] } & Record<string, unknown>
}

export type ErrorObject = {
  id: string
  status: string
  code: string
  title: string
  detail?: string
  source?: { pointer?: string; parameter?: string; header?: string }
  meta?: Record<string, unknown>
}

export type Document = {
  data?: ResourceObject | ResourceObject[] | Identifier | Identifier[] | null
  errors?: ErrorObject[]
  included?: ResourceObject[]
  links?: Record<string, string>
  meta?: Record<string, unknown>
  jsonapi?: { version: '1.1' }
}
